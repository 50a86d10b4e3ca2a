package mnemarium.ui.chart;

import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableBooleanProperty;
import javafx.css.SimpleStyleableDoubleProperty;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import javafx.css.converter.BooleanConverter;
import javafx.css.converter.SizeConverter;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;

import java.util.ArrayList;
import java.util.List;

/**
 * A region that is drawn, not composed: as large as its parent makes it, painted once per pulse and
 * only if {@link #repaint} was asked for, the size or the theme changed. The theme and the size of
 * an em come from the style sheets, so that a drawing follows the window it is in without being
 * told. Subclasses draw in design pixels (13 to the em).
 */
public abstract class Drawing extends Region {
    private static final double DESIGN_EM = 13;

    private static final CssMetaData<Drawing, Boolean> IS_DARK =
            new CssMetaData<>("-mn-dark", BooleanConverter.getInstance(), false) {
                @Override
                public boolean isSettable(Drawing drawing) {
                    return true;
                }

                @Override
                public StyleableProperty<Boolean> getStyleableProperty(Drawing drawing) {
                    return drawing.dark;
                }
            };

    private static final CssMetaData<Drawing, Number> EM =
            new CssMetaData<>("-mn-em", SizeConverter.getInstance(), DESIGN_EM) {
                @Override
                public boolean isSettable(Drawing drawing) {
                    return true;
                }

                @Override
                public StyleableProperty<Number> getStyleableProperty(Drawing drawing) {
                    return drawing.em;
                }
            };

    private static final List<CssMetaData<? extends Styleable, ?>> META = meta();

    private final Canvas canvas = new Canvas();
    private final SimpleStyleableBooleanProperty dark =
            new SimpleStyleableBooleanProperty(IS_DARK, this, "dark", false);
    private final SimpleStyleableDoubleProperty em =
            new SimpleStyleableDoubleProperty(EM, this, "em", DESIGN_EM);

    /** An empty drawing. */
    protected Drawing() {
        getStyleClass().add("drawing");
        canvas.setManaged(false);
        canvas.setMouseTransparent(true);
        getChildren().add(canvas);
        dark.addListener((property, was, is) -> repaint());
        em.addListener(
                (property, was, is) -> {
                    repaint();
                    if (getParent() != null) {
                        getParent().requestLayout();
                    }
                });
    }

    private static List<CssMetaData<? extends Styleable, ?>> meta() {
        List<CssMetaData<? extends Styleable, ?>> all =
                new ArrayList<>(Region.getClassCssMetaData());
        all.add(IS_DARK);
        all.add(EM);
        return List.copyOf(all);
    }

    /** Draws everything; width and height are in design pixels. */
    protected abstract void paint(Pen pen, Palette palette, double width, double height);

    /** Asks for painting at the next pulse. */
    public final void repaint() {
        requestLayout();
    }

    /** Pixels of the screen per design pixel: multiply to lay out, divide to read the mouse. */
    protected final double scale() {
        return em.get() / DESIGN_EM;
    }

    /** The colours of the theme in force. */
    protected final Palette palette() {
        return Palette.of(dark.get());
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        canvas.setWidth(width);
        canvas.setHeight(height);
        GraphicsContext graphics = canvas.getGraphicsContext2D();
        graphics.setTransform(1, 0, 0, 1, 0, 0);
        graphics.clearRect(0, 0, width, height);
        if (width > 0 && height > 0) {
            double scale = scale();
            graphics.scale(scale, scale);
            paint(new CanvasPen(graphics), palette(), width / scale, height / scale);
        }
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META;
    }
}
