package mnemarium.ui.gate;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;

import mnemarium.ui.chart.Drawing;
import mnemarium.ui.chart.FlowDiagram;
import mnemarium.ui.chart.Palette;
import mnemarium.ui.chart.Pen;
import mnemarium.ui.chart.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The flow on the screen. It is drawn with the pen, so that the window and a saved picture show the
 * same; over each test and outcome lies a button that says what was found there.
 */
final class FlowView extends Region {

    private final Sheet sheet = new Sheet();
    private final List<Button> nodes = new ArrayList<>();
    private final Consumer<Spot> chosen;
    private Optional<FlowDiagram> diagram = Optional.empty();

    /**
     * @param chosen told what was found at a test or outcome that a person chose
     */
    FlowView(Consumer<Spot> chosen) {
        this.chosen = chosen;
        setId("gate-flow");
        getStyleClass().add("mn-flow-diagram");
        getChildren().add(sheet);
    }

    void show(FlowDiagram next) {
        if (diagram.filter(next::equals).isPresent()) {
            return;
        }
        diagram = Optional.of(next);
        sheet.setAccessibleText(next.text());
        sheet.repaint();
        requestLayout();
    }

    /** What is shown. */
    Optional<FlowDiagram> diagram() {
        return diagram;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    /** A column of tests is taller than a row of them. */
    @Override
    protected double computePrefHeight(double width) {
        double inside = width - snappedLeftInset() - snappedRightInset();
        return sheet.pixel() * FlowDiagram.tall(inside / sheet.pixel());
    }

    @Override
    protected void layoutChildren() {
        double left = snappedLeftInset();
        double width = Math.max(0, getWidth() - left - snappedRightInset());
        sheet.resizeRelocate(left, 0, width, getHeight());
        double scale = sheet.pixel();
        List<Spot> spots =
                diagram.filter(_ -> width > 0 && getHeight() > 0)
                        .map(each -> each.at(width / scale, getHeight() / scale).spots())
                        .orElse(List.of());
        while (nodes.size() < spots.size()) {
            add(nodes.size());
        }
        for (int i = 0; i < spots.size(); i++) {
            Spot spot = spots.get(i);
            Button node = nodes.get(i);
            node.setAccessibleText(spot.text());
            node.getTooltip().setText(spot.text());
            node.setOnAction(_ -> chosen.accept(spot));
            node.resizeRelocate(
                    left + (spot.x() - spot.halfWidth()) * scale,
                    (spot.y() - spot.halfHeight()) * scale,
                    2 * spot.halfWidth() * scale,
                    2 * spot.halfHeight() * scale);
        }
    }

    private void add(int index) {
        Button node = new Button();
        node.setId("gate-node-" + index);
        node.getStyleClass().setAll("button", "mn-flow-node");
        Tooltip tip = new Tooltip();
        tip.setWrapText(true);
        tip.setMaxWidth(420);
        node.setTooltip(tip);
        node.setManaged(false);
        nodes.add(node);
        getChildren().add(node);
    }

    /** What is drawn below the buttons. */
    private final class Sheet extends Drawing {

        double pixel() {
            return scale();
        }

        @Override
        protected void paint(Pen pen, Palette palette, double width, double height) {
            diagram.ifPresent(each -> each.at(width, height).paint(pen, palette));
        }
    }
}
