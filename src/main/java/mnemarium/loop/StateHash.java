package mnemarium.loop;

import mnemarium.loop.reuse.Note;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;

/**
 * SHA-256 of a state in canonical form. What only grows (entries, messages, what was handled,
 * findings) enters as its length and a chain: h(0) is 32 zero bytes, h(i+1) = SHA-256(h(i) and the
 * line of element i). Chains are kept, so that the hash of the next state costs only what is new;
 * an instance is for the states of one run, not for two threads at once.
 */
public final class StateHash {

    private final Chain<Memo> memory = new Chain<>(StateHash::line);
    private final Chain<ContextMessage> messages = new Chain<>(StateHash::line);
    private final Chain<Situation.Handled> handled = new Chain<>(StateHash::line);
    private final Chain<Situation.Finding> findings = new Chain<>(StateHash::line);
    private final Chain<Situation.Context> contexts = new Chain<>(StateHash::line);
    private final Chain<KeptRecord> records = new Chain<>(KeptRecord::toString);
    private final Chain<TaskDone> tasks = new Chain<>(TaskDone::toString);
    private final Chain<Note> notes = new Chain<>(Note::toString);
    private final Chain<SessionDone> sessions = new Chain<>(SessionDone::toString);
    private final Chain<TrapEvent.ValueAnswered> answers = new Chain<>(Canonical::line);
    private final Chain<DecisionEvent.DecisionMade> decisions = new Chain<>(Canonical::line);
    private final Chain<LaneEvent.WorkKept> kept = new Chain<>(Canonical::line);
    private final Chain<TenureEvent.CopyKept> copies = new Chain<>(Canonical::line);
    private final Chain<TenureEvent.FactHad> had = new Chain<>(Canonical::line);
    private final Chain<TenureEvent.QuestionAnswered> answered = new Chain<>(Canonical::line);
    private final Chain<LaneEvent.LaneAnswered> laneAnswers = new Chain<>(Canonical::line);
    private final Chain<LaneEvent.LaneWeighed> weighed = new Chain<>(Canonical::line);
    private final Chain<GateEvent.WriteJudged> gated = new Chain<>(Canonical::line);

    /** The hash of a single state, 64 lower-case hexadecimal digits. */
    public static String of(State state) {
        return new StateHash().hex(state);
    }

    /** The hash of a state of this run, 64 lower-case hexadecimal digits. */
    public String hex(State state) {
        MessageDigest digest = LogHash.sha256();
        digest.update(canonical(state).getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest.digest());
    }

    /** The state's canonical form: a few lines, each with its line feed. */
    public String canonical(State state) {
        StringBuilder text = new StringBuilder(1024);
        text.append("state\toperation=").append(state.operation());
        text.append("\tevents=").append(state.events());
        text.append("\tbeat=").append(state.beat());
        text.append("\tclock=").append(state.clockNanos());
        text.append("\tleft=").append(state.leftNanos());
        text.append("\tended=").append(state.ended()).append('\n');
        text.append("dials\t");
        Canonical.dials(state.dials(), text);
        text.append('\n');
        soFar(state.soFar(), text);
        text.append("counts\t").append(state.counts()).append('\n');
        chain("memory", memory, state.memory(), text);
        chain("messages", messages, state.messages(), text);
        situation(state.situation(), text);
        // left out where no gate stands, so that runs of before there was one keep their hashes
        if (!state.gated().isEmpty()) {
            chain("gated", gated, state.gated(), text);
        }
        return text.toString();
    }

    private static void soFar(StepSoFar soFar, StringBuilder text) {
        text.append("so-far\twritten=").append(soFar.written());
        if (soFar.refused() > 0) {
            text.append("\trefused=").append(soFar.refused());
        }
        text.append("\treplied=").append(soFar.replied()).append('\n');
        soFar.lookup().ifPresent(event -> text.append(Canonical.line(event)).append('\n'));
        soFar.compared().ifPresent(event -> text.append(Canonical.line(event)).append('\n'));
        soFar.acted().ifPresent(event -> text.append(Canonical.line(event)).append('\n'));
    }

    private void situation(Situation situation, StringBuilder text) {
        switch (situation) {
            case Situation.Triaging triaging -> {
                chain("handled", handled, triaging.handled(), text);
                text.append("turn-hits\t").append(triaging.turnHits()).append('\n');
            }
            case Situation.Talking talking -> {
                chain("findings", findings, talking.findings(), text);
                chain("contexts", contexts, talking.contexts(), text);
                talking.turnReads()
                        .forEach(
                                read ->
                                        text.append("turn-read\t")
                                                .append(Canonical.line(read))
                                                .append('\n'));
            }
            case Situation.Reusing reusing -> {
                text.append("rules\t").append(Rules.line(reusing.rules().texts())).append('\n');
                text.append("world\t").append(reusing.rules().world()).append('\n');
                text.append("remembered\t").append(reusing.remembered()).append('\n');
                text.append("stage\t").append(Canonical.word(reusing.stage())).append('\n');
                reusing.taskEvents()
                        .forEach(each -> text.append(Canonical.line(each)).append('\n'));
                text.append("tally\t").append(reusing.tally()).append('\n');
                chain("records", records, reusing.records(), text);
                chain("tasks", tasks, reusing.tasks(), text);
            }
            case Situation.Stepping stepping -> stepping(stepping, text);
        }
    }

    private void stepping(Situation.Stepping stepping, StringBuilder text) {
        text.append("terms\t").append(Rules.line(stepping.terms().byDial())).append('\n');
        text.append("part\t").append(stepping.part()).append('\n');
        stepping.stepEvents().forEach(each -> text.append(Canonical.line(each)).append('\n'));
        switch (stepping.progress()) {
            case Progress.Sessions evolved -> {
                text.append("tally\t").append(evolved.tally()).append('\n');
                chain("notes", notes, evolved.notes(), text);
                chain("sessions", sessions, evolved.sessions(), text);
            }
            case Progress.Asking asking -> {
                text.append("work\t").append(asking.workTurns()).append('\t');
                text.append(asking.workTokens()).append('\n');
                chain("kept", kept, asking.kept(), text);
                chain("lane-answers", laneAnswers, asking.answers(), text);
                chain("weighed", weighed, asking.weighed(), text);
            }
            case Progress.Known known -> {
                text.append("searches\t").append(known.searches()).append('\n');
                text.append("lookups\t").append(known.lookups()).append('\n');
                chain("copies", copies, known.copies(), text);
                chain("had", had, known.had(), text);
                chain("answered", answered, known.answers(), text);
            }
            case Progress.Traps traps -> chain("answers", answers, traps.answers(), text);
            case Progress.Decisions settled ->
                    chain("decisions", decisions, settled.decisions(), text);
        }
    }

    private static <T> void chain(String name, Chain<T> chain, Prefix<T> list, StringBuilder text) {
        text.append(name)
                .append("\tcount=")
                .append(list.size())
                .append("\tchain=")
                .append(HexFormat.of().formatHex(chain.at(list)))
                .append('\n');
    }

    private static String line(Memo memo) {
        StringBuilder line = new StringBuilder();
        line.append(memo.entry()).append('\t');
        Json.quote(memo.key(), line);
        line.append('\t');
        Json.quote(memo.text(), line);
        return line.append('\t')
                .append(memo.turn())
                .append('\t')
                .append(memo.step())
                .append('\t')
                .append(memo.operation())
                .toString();
    }

    private static String line(ContextMessage message) {
        StringBuilder line = new StringBuilder(Canonical.word(message.role())).append('\t');
        Json.quote(message.speaker(), line);
        line.append('\t');
        Json.quote(message.key(), line);
        line.append('\t');
        Json.quote(message.text(), line);
        line.append('\t')
                .append(message.tokens())
                .append('\t')
                .append(message.turn())
                .append('\t')
                .append(message.stepInTurn());
        for (String fact : message.facts()) {
            line.append('\t');
            Json.quote(fact, line);
        }
        return line.toString();
    }

    private static String line(Situation.Handled handled) {
        return Canonical.word(handled.action()) + "\t" + Canonical.word(handled.verdict());
    }

    private static String line(Situation.Finding finding) {
        StringBuilder line = new StringBuilder();
        Json.quote(finding.question(), line);
        line.append('\t');
        Json.quote(finding.fact(), line);
        return line.append('\t').append(Canonical.word(finding.known())).toString();
    }

    private static String line(Situation.Context context) {
        return context.turn() + "\t" + context.contextTokens() + "\t" + context.replyTokens();
    }

    private static final class Chain<T> {
        private final Function<T, String> line;
        private final List<byte[]> links = new ArrayList<>();

        Chain(Function<T, String> line) {
            this.line = line;
            links.add(new byte[32]);
        }

        byte[] at(Prefix<T> list) {
            for (int i = links.size() - 1; i < list.size(); i++) {
                MessageDigest digest = LogHash.sha256();
                digest.update(links.get(i));
                digest.update(line.apply(list.get(i)).getBytes(StandardCharsets.UTF_8));
                links.add(digest.digest());
            }
            return links.get(list.size());
        }
    }
}
