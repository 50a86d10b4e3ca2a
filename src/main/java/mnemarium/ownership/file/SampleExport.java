package mnemarium.ownership.file;

import mnemarium.ownership.MemoryItem;
import mnemarium.ownership.SampleMemory;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What is shipped to try the gate and the audit on; all of it is synthetic. */
public final class SampleExport {

    /** The seed of the shipped export. */
    public static final long SEED = 42;

    private SampleExport() {}

    /** The synthetic memory of a seed as mem0 exports one. */
    public static byte[] mem0(long seed) {
        JsonMapper mapper = JsonMapper.shared();
        ArrayNode list = mapper.createArrayNode();
        for (MemoryItem item : SampleMemory.items(seed)) {
            ObjectNode node = list.addObject();
            node.put("id", item.id());
            node.put("memory", item.text());
            item.subject().ifPresent(each -> node.put("user_id", each));
            item.source().ifPresent(each -> node.put("run_id", each));
            item.created().ifPresent(each -> node.put("created_at", each.toString()));
            item.updated().ifPresent(each -> node.put("updated_at", each.toString()));
            item.expires().ifPresent(each -> node.put("expiration_date", each.toString()));
            ObjectNode metadata = node.putObject("metadata");
            item.others()
                    .forEach(
                            (name, value) ->
                                    metadata.put(name.substring("metadata.".length()), value));
        }
        return mapper.writeValueAsBytes(list);
    }

    /** The owners file of a support desk. */
    public static String owners() {
        return text("owners.yaml");
    }

    /** The candidates of a support desk and an analyst. */
    public static String candidates() {
        return text("candidates.yaml");
    }

    private static String text(String name) {
        String file = "/assets/gate/" + name;
        try (InputStream in = SampleExport.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("found no " + file + ", expected it in the jar");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
