package mnemarium.store;

import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/** The workspace's own owners file, as text; without one the shipped owners are in force. */
public final class OwnerShelf {

    private final Desk desk;
    private final Clock clock;

    OwnerShelf(Desk desk, Clock clock) {
        this.desk = desk;
        this.clock = clock;
    }

    /** The owners file that is kept, if there is one. */
    public Optional<String> text() {
        return desk.read(
                handle ->
                        handle.createQuery("SELECT body FROM owners")
                                .mapTo(String.class)
                                .findOne());
    }

    /** Keeps an owners file in the place of an earlier one. */
    public CompletionStage<Void> keep(String text) {
        long now = clock.millis();
        return desk.write(
                handle ->
                        handle.createUpdate(
                                        """
                                        MERGE INTO owners (number, body, kept) KEY (number)
                                        VALUES (1, :body, :kept)
                                        """)
                                .bind("body", text)
                                .bind("kept", now)
                                .execute());
    }

    /** Goes back to the shipped owners. */
    public CompletionStage<Void> forget() {
        return desk.write(handle -> handle.execute("DELETE FROM owners"));
    }
}
