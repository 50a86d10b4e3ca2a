package mnemarium.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class TableTest {

    private static String cell(String text) {
        return new Table(List.of("name"), List.of(List.of(text))).csv().lines().toList().get(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+1+cmd|' /C calc'!A0",
                "-2+3",
                "@SUM(1)",
                " =A1",
                "＝A1",
                "\u200f=A1",
                "-cmd"
            })
    void aTextThatASpreadsheetWouldTakeForAFormulaStaysAText(String text) {
        assertThat(cell(text)).isEqualTo("'" + text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"+110", "-3 turns", "+0.5 %", "+1 000 ms", "in-loop", "a=b", "-1e-9"})
    void aFigureAndAPlainTextStayAsTheyAre(String text) {
        assertThat(cell(text)).isEqualTo(text);
    }
}
