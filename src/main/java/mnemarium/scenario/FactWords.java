package mnemarium.scenario;

import java.util.List;
import java.util.Locale;

/**
 * The words of a {@link FactFamily}: sixteen subjects, and eight aspects that can be said of each.
 * Aspects stand one a line as {@code key | statement | question | topic | value | value …}.
 */
record FactWords(List<String> subjects, List<Aspect> aspects) {

    private static final String TRIP_SUBJECTS =
            "Lisbon, Porto, Madrid, Seville, Bordeaux, Paris, Geneva, Milan, Venice, Vienna,"
                    + " Prague, Dresden, Krakow, Bergen, Dublin, Bruges";

    private static final String TRIP =
            """
            bed | In {s} we sleep at {v}. | Where do we sleep in {s}? | where we sleep in {s} | a guest house with a lift | a flat with a kitchen | a hostel by the river | a hotel without stairs | an old mill | a farm outside the town
            money | In {s} we may spend {v} euros at most. | How many euros may we spend in {s}? | the euros for {s} | 120 | 180 | 240 | 310 | 375 | 450
            train | The train to {s} leaves at {v}. | When does the train to {s} leave? | the train to {s} | six in the morning | half past eight | ten to nine | noon | twenty past two | seven in the evening
            dinner | Dinner in {s} must be {v}. | What must dinner in {s} be? | dinner in {s} | without nuts | vegetarian | free of shellfish | without garlic | gluten free | early and light
            visit | In {s} we want to visit {v}. | What do we want to visit in {s}? | the visit in {s} | the botanical garden | the observatory | the puppet museum | the covered market | the tram depot | the castle
            guide | Our guide in {s} is {v}. | Who is our guide in {s}? | the guide in {s} | Amalia | Bogdan | Chiara | Detlef | Ewa | Farid
            luggage | For {s} we must pack {v}. | What must we pack for {s}? | what to pack for {s} | rain coats | swimming things | warm gloves | a picnic blanket | dancing shoes | sun hats
            nights | We remain in {s} for {v} nights. | For how many nights do we remain in {s}? | the nights in {s} | two | three | four | five | six | seven
            """;

    private static final String PROJECT_SUBJECTS =
            "parser, scheduler, login page, search index, billing module, phone app, weekly report,"
                    + " backup job, cache, installer, mail gateway, archive, map view, calendar,"
                    + " print queue, help desk";

    private static final String PROJECT =
            """
            owner | The {s} is owned by {v}. | Who owns the {s}? | the owner of the {s} | Ingrid | Jomo | Katya | Leon | Mirela | Nadia
            data | The {s} keeps its data in {v}. | Where does the {s} keep its data? | the data of the {s} | one flat file | a ring buffer | a shared ledger | two mirrored disks | plain folders | a local database
            deadline | The {s} must be finished by {v}. | By when must the {s} be finished? | the deadline of the {s} | the end of March | Easter | the first of June | midsummer | the harvest fair | Christmas
            language | The {s} is written in {v}. | In which language is the {s} written? | the language of the {s} | Kotlin | Rust | Python | Haskell | Go | Erlang
            memory | The {s} may use {v} megabytes of memory. | How many megabytes may the {s} use? | the megabytes of the {s} | 48 | 96 | 160 | 320 | 512 | 768
            rejected | For the {s} we decided against {v}. | What did we decide against for the {s}? | what we decided against for the {s} | polling | plugins | a second thread | nightly builds | compression | automatic retries
            test | The {s} is tested on {v}. | On what is the {s} tested? | the test of the {s} | old laptops | a simulator | three tablets | a rented server | recorded traffic | a kiosk
            errors | Errors of the {s} go to {v}. | Where do errors of the {s} go? | the errors of the {s} | the night shift | a red lamp | the common log | a chat room | the team mailbox | a printed sheet
            """;

    private static final String HOUSEHOLD_SUBJECTS =
            "kitchen, cellar, attic, bathroom, bedroom, hallway, garage, balcony, study, pantry,"
                    + " laundry, nursery, workshop, shed, porch, greenhouse";

    private static final String HOUSEHOLD =
            """
            colour | The walls of the {s} are painted {v}. | How are the walls of the {s} painted? | the walls of the {s} | pale green | brick red | sky blue | warm white | lemon yellow | dark grey
            key | The spare key of the {s} hangs {v}. | Where does the spare key of the {s} hang? | the spare key of the {s} | behind the clock | under the stairs | on a brass hook | in the flower pot | beside the mirror | inside the post box
            fuse | The fuse of the {s} is number {v}. | Which number has the fuse of the {s}? | the fuse of the {s} | 3 | 7 | 11 | 14 | 19 | 23
            cleaning | The {s} is cleaned on {v}. | When is the {s} cleaned? | the cleaning of the {s} | Mondays | Tuesdays | Wednesdays | Thursdays | Fridays | Saturdays
            window | The window of the {s} was repaired by {v}. | Who repaired the window of the {s}? | the window of the {s} | Olga | Pietro | Quentin | Rosa | Stefan | Tove
            lamp | The lamp in the {s} takes {v}. | What does the lamp in the {s} take? | the lamp in the {s} | two small bulbs | a halogen tube | a candle bulb | four batteries | one round bulb | a neon ring
            plant | The plant in the {s} is {v}. | Which plant is in the {s}? | the plant in the {s} | a fern | an old cactus | a lemon tree | some basil | a climbing ivy | an orchid
            floor | The floor of the {s} is made of {v}. | What is the floor of the {s} made of? | the floor of the {s} | oak boards | slate | cork | terracotta tiles | linoleum | concrete
            """;

    private static final FactWords OF_TRIP = parsed(TRIP_SUBJECTS, TRIP);
    private static final FactWords OF_PROJECT = parsed(PROJECT_SUBJECTS, PROJECT);
    private static final FactWords OF_HOUSEHOLD = parsed(HOUSEHOLD_SUBJECTS, HOUSEHOLD);

    /**
     * Something that can be said of each subject.
     *
     * @param key a short name
     * @param statement with gaps for the subject and a value
     * @param question asks for the value
     * @param topic the same as a noun
     * @param values what may fill the gap
     */
    record Aspect(
            String key, String statement, String question, String topic, List<String> values) {}

    /**
     * One fact, how it is asked for, and what it is about.
     *
     * @param question asks for this fact alone
     * @param topic names it in a question for several
     */
    record Sayable(Fact fact, String question, String topic) {}

    static FactWords of(FactFamily family) {
        return switch (family) {
            case TRIP -> OF_TRIP;
            case PROJECT -> OF_PROJECT;
            case HOUSEHOLD -> OF_HOUSEHOLD;
        };
    }

    private static FactWords parsed(String subjects, String aspects) {
        return new FactWords(
                List.of(subjects.split(", ")), aspects.lines().map(FactWords::aspect).toList());
    }

    private static Aspect aspect(String line) {
        List<String> cells = List.of(line.split(" \\| "));
        return new Aspect(
                cells.get(0),
                cells.get(1),
                cells.get(2),
                cells.get(3),
                List.copyOf(cells.subList(4, cells.size())));
    }

    /** One of the facts, with a value that chance picks. */
    Sayable fact(int number, Chance chance) {
        String subject = subjects.get(number / aspects.size());
        Aspect aspect = aspects.get(number % aspects.size());
        String id = subject.toLowerCase(Locale.ROOT).replace(' ', '-') + "-" + aspect.key();
        String value = chance.oneOf(aspect.values());
        return new Sayable(
                new Fact(id, filled(aspect.statement(), subject).replace("{v}", value)),
                filled(aspect.question(), subject),
                filled(aspect.topic(), subject));
    }

    private static String filled(String text, String subject) {
        return text.replace("{s}", subject);
    }
}
