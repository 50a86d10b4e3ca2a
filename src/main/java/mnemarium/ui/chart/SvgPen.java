package mnemarium.ui.chart;

import javafx.scene.paint.Color;

import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * The pen that writes SVG 1.1. Close it to end the file; the stream stays open. The same calls give
 * the same bytes: no time, no random id.
 */
public final class SvgPen implements Pen, AutoCloseable {
    private final XMLStreamWriter out;
    private int references;

    /**
     * Begins a file.
     *
     * @param stream takes UTF-8
     * @param width of the picture in design pixels
     * @param height of the picture in design pixels
     * @param title what a reader that cannot see the picture is told
     * @param ground the colour behind everything
     */
    public SvgPen(OutputStream stream, double width, double height, String title, Color ground) {
        try {
            out =
                    XMLOutputFactory.newInstance()
                            .createXMLStreamWriter(stream, StandardCharsets.UTF_8.name());
            out.writeStartDocument("UTF-8", "1.0");
            out.writeStartElement("svg");
            out.writeDefaultNamespace("http://www.w3.org/2000/svg");
            attribute("width", width);
            attribute("height", height);
            out.writeAttribute("viewBox", "0 0 " + number(width) + " " + number(height));
            out.writeAttribute("role", "img");
            out.writeStartElement("title");
            out.writeCharacters(title);
            out.writeEndElement();
        } catch (XMLStreamException e) {
            throw failed(e);
        }
        rectangle(0, 0, width, height, 0, ground);
    }

    @Override
    public void rectangle(
            double x, double y, double width, double height, double radius, Color fill) {
        write(() -> box(x, y, width, height, radius, () -> fill(fill)));
    }

    @Override
    public void frame(double x, double y, double width, double height, double radius, Line line) {
        write(() -> box(x, y, width, height, radius, () -> stroke(line)));
    }

    @Override
    public void disc(double x, double y, double radius, Color fill) {
        write(() -> circle(x, y, radius, () -> fill(fill)));
    }

    @Override
    public void ring(double x, double y, double radius, Line line) {
        write(() -> circle(x, y, radius, () -> stroke(line)));
    }

    @Override
    public void line(double fromX, double fromY, double toX, double toY, Line line) {
        write(
                () -> {
                    out.writeEmptyElement("line");
                    attribute("x1", fromX);
                    attribute("y1", fromY);
                    attribute("x2", toX);
                    attribute("y2", toY);
                    stroke(line);
                });
    }

    @Override
    public void polyline(double[] xs, double[] ys, Line line) {
        write(
                () -> {
                    out.writeEmptyElement("polyline");
                    out.writeAttribute("points", points(xs, ys));
                    stroke(line);
                });
    }

    @Override
    public void polygon(double[] xs, double[] ys, Color fill) {
        write(
                () -> {
                    out.writeEmptyElement("polygon");
                    out.writeAttribute("points", points(xs, ys));
                    fill(fill);
                });
    }

    @Override
    public void path(String data, double x, double y, double scale, Color fill) {
        write(
                () -> {
                    out.writeEmptyElement("path");
                    out.writeAttribute("d", data);
                    out.writeAttribute(
                            "transform",
                            "translate("
                                    + number(x)
                                    + " "
                                    + number(y)
                                    + ") scale("
                                    + number(scale)
                                    + ")");
                    fill(fill);
                });
    }

    @Override
    public void hatch(double x, double y, double width, double height, Color stripe, Color ground) {
        write(
                () -> {
                    String id = "hatch" + references++;
                    out.writeStartElement("linearGradient");
                    out.writeAttribute("id", id);
                    out.writeAttribute("gradientUnits", "userSpaceOnUse");
                    out.writeAttribute("spreadMethod", "repeat");
                    attribute("x1", 0);
                    attribute("y1", 0);
                    attribute("x2", 5);
                    attribute("y2", 5);
                    stop(0, stripe);
                    stop(0.3, stripe);
                    stop(0.3, ground);
                    stop(1, ground);
                    out.writeEndElement();
                    box(
                            x,
                            y,
                            width,
                            height,
                            0,
                            () -> out.writeAttribute("fill", "url(#" + id + ")"));
                });
    }

    @Override
    public void text(String words, double x, double baseline, Lettering lettering) {
        write(
                () -> {
                    out.writeStartElement("text");
                    attribute("x", x);
                    attribute("y", baseline);
                    out.writeAttribute("font-family", family(lettering.face()));
                    if (lettering.face().contains("Medium")) {
                        out.writeAttribute("font-weight", "500");
                    } else if (lettering.face().contains("Bold")) {
                        out.writeAttribute("font-weight", "600");
                    }
                    attribute("font-size", lettering.size());
                    out.writeAttribute(
                            "text-anchor",
                            switch (lettering.anchor()) {
                                case START -> "start";
                                case MIDDLE -> "middle";
                                case END -> "end";
                            });
                    fill(lettering.colour());
                    out.writeCharacters(words);
                    out.writeEndElement();
                });
    }

    @Override
    public void within(double x, double y, double width, double height, Runnable work) {
        write(
                () -> {
                    String id = "cut" + references++;
                    out.writeStartElement("clipPath");
                    out.writeAttribute("id", id);
                    box(x, y, width, height, 0, () -> {});
                    out.writeEndElement();
                    out.writeStartElement("g");
                    out.writeAttribute("clip-path", "url(#" + id + ")");
                    work.run();
                    out.writeEndElement();
                });
    }

    @Override
    public void close() {
        write(
                () -> {
                    out.writeEndElement();
                    out.writeEndDocument();
                    out.close();
                });
    }

    private static String family(String face) {
        return face.startsWith("Inter")
                ? "Inter, Helvetica, Arial, sans-serif"
                : "'JetBrains Mono', Menlo, Consolas, monospace";
    }

    private void box(
            double x, double y, double width, double height, double radius, Writing colours)
            throws XMLStreamException {
        out.writeEmptyElement("rect");
        attribute("x", x);
        attribute("y", y);
        attribute("width", width);
        attribute("height", height);
        if (radius > 0) {
            attribute("rx", radius);
        }
        colours.write();
    }

    private void circle(double x, double y, double radius, Writing colours)
            throws XMLStreamException {
        out.writeEmptyElement("circle");
        attribute("cx", x);
        attribute("cy", y);
        attribute("r", radius);
        colours.write();
    }

    private void stop(double offset, Color colour) throws XMLStreamException {
        out.writeEmptyElement("stop");
        attribute("offset", offset);
        out.writeAttribute("stop-color", hex(colour));
    }

    private void fill(Color colour) throws XMLStreamException {
        out.writeAttribute("fill", hex(colour));
        if (colour.getOpacity() < 1) {
            attribute("fill-opacity", colour.getOpacity());
        }
    }

    private void stroke(Line line) throws XMLStreamException {
        out.writeAttribute("fill", "none");
        out.writeAttribute("stroke", hex(line.colour()));
        attribute("stroke-width", line.width());
        if (line.colour().getOpacity() < 1) {
            attribute("stroke-opacity", line.colour().getOpacity());
        }
        if (!line.dashes().isEmpty()) {
            out.writeAttribute(
                    "stroke-dasharray",
                    line.dashes().stream().map(SvgPen::number).collect(Collectors.joining(" ")));
        }
    }

    private void attribute(String name, double value) throws XMLStreamException {
        out.writeAttribute(name, number(value));
    }

    private static String points(double[] xs, double[] ys) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < xs.length; i++) {
            points.append(i == 0 ? "" : " ").append(number(xs[i])).append(',');
            points.append(number(ys[i]));
        }
        return points.toString();
    }

    private static String number(double value) {
        return BigDecimal.valueOf(value)
                .setScale(3, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private static String hex(Color colour) {
        return "#%02x%02x%02x"
                .formatted(
                        Math.round(colour.getRed() * 255),
                        Math.round(colour.getGreen() * 255),
                        Math.round(colour.getBlue() * 255));
    }

    private static void write(Writing writing) {
        try {
            writing.write();
        } catch (XMLStreamException e) {
            throw failed(e);
        }
    }

    private static IllegalStateException failed(XMLStreamException e) {
        return new IllegalStateException("could not write the picture: " + e.getMessage(), e);
    }

    private interface Writing {
        void write() throws XMLStreamException;
    }
}
