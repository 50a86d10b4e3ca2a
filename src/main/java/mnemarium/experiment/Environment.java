package mnemarium.experiment;

/**
 * What an experiment was played on. It names no person and no machine; it changes no result.
 *
 * @param engine version of the engine
 * @param java version of the runtime
 * @param runtime name of the runtime
 * @param system name and version of the operating system
 * @param architecture of the processor
 * @param processors how many the runtime may use
 */
public record Environment(
        String engine,
        String java,
        String runtime,
        String system,
        String architecture,
        int processors) {

    /** Of this process. */
    public static Environment here(String engine) {
        return new Environment(
                engine,
                System.getProperty("java.version", "unknown"),
                System.getProperty("java.vm.name", "unknown"),
                System.getProperty("os.name", "unknown")
                        + " "
                        + System.getProperty("os.version", "unknown"),
                System.getProperty("os.arch", "unknown"),
                Runtime.getRuntime().availableProcessors());
    }
}
