package mnemarium.ui.shell;

import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.imageio.ImageIO;

/**
 * Pictures of nodes without a display. Called on the screen thread; under the headless platform
 * (system property {@code glass.platform=Headless}) no window system is needed.
 */
public final class Pictures {
    private Pictures() {}

    /**
     * Lays a node out at a size and takes its picture, one image pixel per pixel. The node goes
     * into a scene of its own.
     *
     * @param root must be in no other scene
     */
    public static WritableImage of(Parent root, double width, double height, Theme theme) {
        Scene scene = new Scene(root, width, height);
        theme.dress(scene);
        root.applyCss();
        root.layout();
        // the first layout finds sizes that bindings and virtual cells answer to; the second builds
        // the form for them, of which the third knows the styles; a window's pulses do the same
        root.applyCss();
        root.layout();
        root.applyCss();
        root.layout();
        return scene.snapshot(null);
    }

    /** The same into a PNG file. */
    public static void save(Parent root, double width, double height, Theme theme, Path png)
            throws IOException {
        save(of(root, width, height, theme), png);
    }

    /** Writes an image as a PNG file; makes the folder. */
    public static void save(WritableImage image, Path png) throws IOException {
        Path folder = png.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.write(png, png(image));
    }

    /** The bytes of a PNG file. */
    public static byte[] png(WritableImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", bytes)) {
            throw new IOException("found no writer of PNG");
        }
        return bytes.toByteArray();
    }
}
