package mnemarium.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class ChangesTest {
    private final Changes changes = new Changes();
    private final List<String> log = new ArrayList<>();

    private void make(String what) {
        changes.make(what, () -> log.add("+" + what), () -> log.add("-" + what));
    }

    @Test
    void goesBackAndForwardInOrder() {
        make("a");
        make("b");
        assertThat(changes.undo()).contains("b");
        assertThat(changes.undo()).contains("a");
        assertThat(changes.undo()).isEmpty();
        assertThat(changes.redo()).contains("a");
        assertThat(log).containsExactly("+a", "+b", "-b", "-a", "+a");
        assertThat(changes.redoable()).contains("b");
    }

    @Test
    void aNewChangeForgetsWhatWasUndone() {
        make("a");
        changes.undo();
        make("b");
        assertThat(changes.redoable()).isEmpty();
        assertThat(changes.undoable()).contains("b");
    }

    @Test
    void forgetsTheOldestOfVeryMany() {
        for (int i = 0; i < 250; i++) {
            make("c" + i);
        }
        int undone = 0;
        while (changes.undo().isPresent()) {
            undone++;
        }
        assertThat(undone).isEqualTo(200);
    }
}
