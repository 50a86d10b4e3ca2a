package mnemarium.ui.shell;

import javafx.scene.Parent;

/** The whole window over a real workspace, new for each test. */
abstract class SessionScreen extends BenchScreen {
    @SuppressWarnings("NullAway.Init") // opened on the screen thread before each test
    Session session;

    @Override
    protected final Parent root() {
        session = new Session(openWorkbench(), choices, clock());
        session.view()
                .sceneProperty()
                .addListener(
                        (_, _, scene) -> {
                            if (scene != null) {
                                session.dress(scene);
                            }
                        });
        return session.view();
    }
}
