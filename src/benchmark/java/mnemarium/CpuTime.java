package mnemarium;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/**
 * The processor time of an operation, all threads together, the compiler's and those of processes
 * that the benchmark started and waited for among them: on a machine that does other work besides,
 * it says more than the time that passed.
 */
public final class CpuTime implements InternalProfiler {

    /** The name of its result. */
    static final String NAME = "cpu";

    private static final Path STAT = Path.of("/proc/self/stat");

    /** Of a clock tick of the kernel, as it tells times: 100 a second. */
    private static final long TICK_NANOS = 10_000_000;

    private long before;

    @Override
    public String getDescription() {
        return "processor time of an operation";
    }

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = nanos();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        double each = (double) (nanos() - before) / result.getMetadata().getAllOps();
        return List.of(new ScalarResult(NAME, each, "ns", AggregationPolicy.AVG));
    }

    private static long nanos() {
        try {
            if (Files.exists(STAT)) {
                String stat = Files.readString(STAT);
                // after the name, which may hold blanks: the 12th to 15th word are the user's and
                // the system's time of this process, then of those it waited for
                String[] words = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
                long ticks = 0;
                for (int word = 11; word <= 14; word++) {
                    ticks += Long.parseLong(words[word]);
                }
                return ticks * TICK_NANOS;
            }
        } catch (IOException e) {
            // another system: it knows of this process at least
        }
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getProcessCpuTime();
    }
}
