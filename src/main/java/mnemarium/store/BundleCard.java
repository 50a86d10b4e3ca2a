package mnemarium.store;

import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.util.TreeMap;

/**
 * {@code run.json} of a bundle: what the run is, and how much of it there is. {@code format} grows
 * when an older program could not read what is new.
 */
final class BundleCard {

    static final int FORMAT = 1;

    private BundleCard() {}

    static String text(Bundle bundle) {
        RunRow run = bundle.run();
        ObjectNode card = JsonNodeFactory.instance.objectNode();
        card.put("format", FORMAT);
        card.put("id", run.id());
        card.put("parent", run.parent().orElse(null));
        card.put("parentOperation", run.parentOperation());
        card.put("name", run.name());
        ObjectNode scenario = card.putObject("scenario");
        scenario.put("format", run.source().format());
        scenario.put("name", run.source().name());
        ObjectNode options = scenario.putObject("options");
        new TreeMap<>(run.source().options()).forEach(options::put);
        card.put("kind", run.kind());
        card.put("arm", run.arm());
        card.put("seed", run.seed());
        card.put("mode", run.mode());
        ObjectNode embedder = card.putObject("embedder");
        embedder.put("name", run.embedder());
        embedder.put("hash", run.embedderHash());
        card.put("pending", run.pending());
        card.put("created", run.created().toString());
        card.put("engine", bundle.engine());
        card.put("log", bundle.log());
        card.put("state", bundle.state());
        card.put("operations", bundle.operations().size());
        card.put("vectors", bundle.vectors().size());
        // the line feed is named, or each system would write its own
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        return JsonMapper.shared()
                        .writer()
                        .with(
                                new DefaultPrettyPrinter()
                                        .withObjectIndenter(lines)
                                        .withArrayIndenter(lines))
                        .writeValueAsString(card)
                + "\n";
    }
}
