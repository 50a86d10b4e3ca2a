package mnemarium.scenario;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What an alert is about. Two alerts are duplicates exactly if their incidents are equal.
 *
 * @param technique its name, such as {@code port scan}
 */
record Incident(String host, String user, String technique, String severity) {

    /** In how many of the four fields they differ. */
    int distance(Incident other) {
        int same = host.equals(other.host) ? 1 : 0;
        same += user.equals(other.user) ? 1 : 0;
        same += technique.equals(other.technique) ? 1 : 0;
        same += severity.equals(other.severity) ? 1 : 0;
        return 4 - same;
    }

    Map<String, String> fields() {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("host", host);
        fields.put("user", user);
        fields.put("technique", technique);
        fields.put("severity", severity);
        return fields;
    }
}
