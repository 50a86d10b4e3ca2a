package mnemarium.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.List;

class LearningTest {

    @Test
    void aWrongReuseWritesTheRecordOnceMoreWithTheDependencyItLacked() {
        Ledger ledger = new Ledger();
        LedgerRecord wrong = Sample.record("R-01").costing(9, 2, 1).made();
        ledger.append(wrong);

        LedgerRecord better =
                Learning.correction(
                                wrong,
                                List.of(Sample.file("size.txt", "cc")),
                                "decision D-01 was wrong",
                                Authority.USER)
                        .record("R-02", 5);
        ledger.append(better);

        assertThat(ledger.current()).containsExactly(better);
        assertThat(better.dependencies()).hasSize(2);
        assertThat(better.costs().verify().turns()).isEqualTo(4);
        assertThat(better.evidence()).contains("task 30, answer", "decision D-01 was wrong");
        assertThat(better.isCorrection()).isTrue();
    }

    @Test
    void refusesToLearnNothingOrWhatIsKnown() {
        LedgerRecord wrong = Sample.record("R-01").made();
        assertThatThrownBy(() -> Learning.correction(wrong, List.of(), "x", Authority.USER))
                .hasMessage("missed dependencies are 0, expected at least one that R-01 lacks");
        assertThatThrownBy(
                        () -> Learning.correction(wrong, wrong.dependencies(), "x", Authority.USER))
                .hasMessage(
                        "missed dependency is workload.csv, expected one that R-01 does not depend"
                                + " on yet");
    }
}
