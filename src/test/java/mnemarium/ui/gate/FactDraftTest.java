package mnemarium.ui.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import mnemarium.ownership.CandidateFact;
import mnemarium.ownership.file.CandidatesFile;
import mnemarium.ownership.file.Reading;
import mnemarium.workbench.GateBench;

import org.junit.jupiter.api.Test;

import java.util.List;

class FactDraftTest {

    @Test
    void whatIsOpenedAndSavedUntouchedIsTheSameFact() {
        for (CandidateFact each : GateBench.shipped()) {
            assertThat(FactDraft.of(each).fact(each.id(), each.sensitivity().permission()))
                    .isEqualTo(each);
        }
    }

    @Test
    void candidatesAreReadAsTheyWereWritten() {
        String text = CandidatesFile.text(GateBench.shipped());
        assertThat(CandidatesFile.read(text)).isEqualTo(new Reading.Read<>(GateBench.shipped()));
    }

    @Test
    void saysWhatWasFoundAndWhatWasExpected() {
        List<FactDraft> wrong =
                List.of(
                        draft("", "account 17", "1", "0.9"),
                        draft("Seats: 12", " ", "1", "0.9"),
                        draft("Seats: 12", "account 17", "often", "0.9"),
                        draft("Seats: 12", "account 17", "-1", "0.9"),
                        draft("Seats: 12", "account 17", "1", "1.5"),
                        draft("Seats: 12", "account 17", "1", "sure"));
        List<String> said =
                List.of(
                        "claim of candidate f is blank, expected a text",
                        "subject of candidate f is blank, expected whom or what the fact is about",
                        "turns to ask again is 'often', expected a whole number",
                        "turns to elicit again is -1, expected 0 to 10000",
                        "confidence is 1.5, expected 0 to 1",
                        "confidence is 'sure', expected a number such as 1.5");
        for (int i = 0; i < wrong.size(); i++) {
            FactDraft draft = wrong.get(i);
            assertThatThrownBy(() -> draft.fact("f", "")).hasMessage(said.get(i));
        }
    }

    private static FactDraft draft(String claim, String subject, String turns, String confidence) {
        return new FactDraft(
                claim,
                subject,
                "",
                "",
                turns,
                "0",
                "0",
                false,
                false,
                true,
                false,
                true,
                "1",
                "the user",
                confidence,
                false,
                false);
    }
}
