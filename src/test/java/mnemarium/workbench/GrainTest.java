package mnemarium.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import mnemarium.scenario.Lanes;
import mnemarium.scenario.Tenure;

import org.junit.jupiter.api.Test;

class GrainTest {

    @Test
    void aPartOfALongHistoryIsAQuestionThoughItIsSteppedByConversations() {
        assertThat(Grain.TURN.word(Tenure.KIND)).isEqualTo("Conversation");
        assertThat(Grain.partWord(Tenure.KIND)).isEqualTo("Question");
    }

    @Test
    void aPartIsATurnWhereTurnsHaveStepsAndAStepWhereEachStandsByItself() {
        assertThat(Grain.partWord("triage")).isEqualTo("Turn");
        assertThat(Grain.partWord(Lanes.KIND)).isEqualTo("Step");
    }
}
