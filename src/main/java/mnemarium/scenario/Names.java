package mnemarium.scenario;

import java.util.ArrayList;
import java.util.List;

/**
 * Hosts, users and severities of generated alerts. No name, and no part of one, occurs in any frame
 * or phrase: a clash would tie an alert to a name it does not speak of.
 */
final class Names {

    static final List<String> SEVERITIES = List.of("low", "medium", "high", "critical");

    /** Six machines of each of ten fleets. */
    static final List<String> HOSTS = hosts();

    static final List<String> USERS =
            List.of(
                    ("j.ortiz m.chen r.lindqvist t.abebe k.novak n.haddad c.okafor b.silva"
                                    + " h.keller y.tanaka e.moreau d.petrov l.nielsen f.rossi"
                                    + " o.kaya s.mbeki g.larsen p.dubois z.farouk w.kowalski v.iyer"
                                    + " q.jansen u.suzuki x.romero j.bauer m.adeyemi r.popescu"
                                    + " t.sato k.vargas n.weber c.ivanova b.quinn h.osei y.rahman"
                                    + " e.toth d.walsh l.yilmaz f.zhou o.egger s.fonseca g.gupta"
                                    + " p.horvath z.delgado w.eriksen v.marino q.pham svc-payroll"
                                    + " svc-crm svc-badge svc-fax")
                            .split(" "));

    private Names() {}

    private static List<String> hosts() {
        List<String> hosts = new ArrayList<>();
        String fleets = "FIN-WS OPS-WS LEG-WS LAB-WS HR-LT ENG-LT MKT-LT SQL-SRV EDGE-SRV PRT-SRV";
        int number = 104;
        for (String fleet : fleets.split(" ")) {
            for (int i = 0; i < 6; i++) {
                hosts.add(fleet + "-" + number);
                number += 13;
            }
        }
        return List.copyOf(hosts);
    }

    /** The other machines of a host's fleet: their names differ in the number only. */
    static List<String> sameFleet(String host) {
        String fleet = host.substring(0, host.lastIndexOf('-') + 1);
        return HOSTS.stream()
                .filter(other -> other.startsWith(fleet) && !other.equals(host))
                .toList();
    }
}
