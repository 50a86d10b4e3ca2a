package mnemarium.experiment.file;

import mnemarium.experiment.Environment;
import mnemarium.experiment.FigureText;
import mnemarium.experiment.Measured;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code environment.json} and {@code measured.json}: what differs from machine to machine. */
public final class MachineJson {

    /** The file's name in a folder of results. */
    public static final String ENVIRONMENT = "environment.json";

    /** The file's name in a folder of results. */
    public static final String MEASURED = "measured.json";

    private MachineJson() {}

    /** What it was played on. */
    public static byte[] bytes(Environment environment) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("engine", environment.engine());
        json.put("java", environment.java());
        json.put("runtime", environment.runtime());
        json.put("system", environment.system());
        json.put("architecture", environment.architecture());
        json.put("processors", environment.processors());
        return ResultsJson.bytes(json);
    }

    /** What it took. */
    public static byte[] bytes(Measured measured) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("sort", "measured here");
        json.put("threads", measured.threads());
        json.put("cells", measured.cells());
        json.set("seconds", ResultsJson.figure(measured.elapsed().toNanos() / 1e9));
        json.set("cellsPerSecond", ResultsJson.figure(measured.cellsPerSecond()));
        json.put("text", text(measured));
        return ResultsJson.bytes(json);
    }

    /** In words. */
    static String text(Measured measured) {
        if (measured.cells() == 0) {
            return "no cell was played in this session";
        }
        return measured.cells()
                + " cells on "
                + measured.threads()
                + (measured.threads() == 1 ? " thread in " : " threads in ")
                + FigureText.shown(measured.elapsed().toNanos() / 1e9, 2)
                + " s";
    }
}
