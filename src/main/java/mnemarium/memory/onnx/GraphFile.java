package mnemarium.memory.onnx;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What an ONNX file says about its tables: enough to tell whether a vocabulary fits before the
 * model is run.
 *
 * @param tables the shape of each initializer, by name
 * @param lookups for each Gather node its table and its index
 * @param besides the files beside this one that hold the tables' values, by name; mostly none
 */
record GraphFile(Map<String, List<Long>> tables, List<Lookup> lookups, SortedSet<String> besides) {

    /** A node that picks rows of a table by an index. */
    record Lookup(String table, String index) {}

    static GraphFile read(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            return read(channel.map(MapMode.READ_ONLY, 0, channel.size()));
        }
    }

    static GraphFile read(ByteBuffer file) {
        Map<String, List<Long>> tables = new HashMap<>();
        List<Lookup> lookups = new ArrayList<>();
        SortedSet<String> besides = new TreeSet<>();
        boolean found = false;
        ProtobufReader model = new ProtobufReader(file);
        while (model.next()) {
            if (model.field() == 7) {
                found = true;
                ProtobufReader graph = model.message();
                while (graph.next()) {
                    if (graph.field() == 1) {
                        readNode(graph.message(), lookups);
                    } else if (graph.field() == 5) {
                        readTable(graph.message(), tables, besides);
                    }
                }
            }
        }
        if (!found) {
            throw new IllegalArgumentException("the bytes hold no graph");
        }
        return new GraphFile(tables, lookups, besides);
    }

    /** How many rows the table has that is looked up by this input of the model. */
    OptionalInt rowsLookedUpBy(String input) {
        return lookups.stream()
                .filter(lookup -> lookup.index().equals(input))
                .flatMap(lookup -> tables.getOrDefault(lookup.table(), List.of()).stream().limit(1))
                .mapToInt(Math::toIntExact)
                .findFirst();
    }

    /** How many positions of a text the model has a row for. */
    OptionalInt positions() {
        return tables.entrySet().stream()
                .filter(table -> table.getKey().contains("position_embeddings"))
                .filter(table -> table.getValue().size() == 2)
                .mapToInt(table -> Math.toIntExact(table.getValue().getFirst()))
                .max();
    }

    private static void readNode(ProtobufReader node, List<Lookup> lookups) {
        List<String> inputs = new ArrayList<>();
        String operator = "";
        while (node.next()) {
            if (node.field() == 1) {
                inputs.add(node.text());
            } else if (node.field() == 4) {
                operator = node.text();
            }
        }
        if (operator.equals("Gather") && inputs.size() == 2) {
            lookups.add(new Lookup(inputs.get(0), inputs.get(1)));
        }
    }

    private static void readTable(
            ProtobufReader tensor, Map<String, List<Long>> tables, Set<String> besides) {
        List<Long> shape = new ArrayList<>();
        String name = "";
        while (tensor.next()) {
            if (tensor.field() == 8) {
                name = tensor.text();
            } else if (tensor.field() == 13) {
                readPlace(tensor.message(), besides);
            } else if (tensor.field() == 1) {
                ByteBuffer packed = tensor.bytes();
                if (packed.hasRemaining()) {
                    readPacked(packed, shape);
                } else {
                    shape.add(tensor.number());
                }
            }
        }
        tables.put(name, List.copyOf(shape));
    }

    /** One word on where a table's values are: a key and a value. */
    private static void readPlace(ProtobufReader place, Set<String> besides) {
        String key = "";
        String value = "";
        while (place.next()) {
            if (place.field() == 1) {
                key = place.text();
            } else if (place.field() == 2) {
                value = place.text();
            }
        }
        if (key.equals("location")) {
            besides.add(value);
        }
    }

    private static void readPacked(ByteBuffer packed, List<Long> shape) {
        while (packed.hasRemaining()) {
            long value = 0;
            byte b = -1;
            for (int shift = 0; b < 0 && packed.hasRemaining(); shift += 7) {
                b = packed.get();
                value |= (long) (b & 0x7F) << shift;
            }
            shape.add(value);
        }
    }
}
