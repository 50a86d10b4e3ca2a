package mnemarium.scenario;

/** The wordings a threshold is tried on; they share no frame and no phrase with the others. */
final class HeldOutWords {

    private static final String FRAMES =
            """
            {Technique}, {severity}. {user} at {host}.
            {Severity} for {user} at {host}: {technique}.
            {user} at {host}, {severity}: {technique}.
            At {host}, {severity}: {technique}, {user}.
            An analyst should look at {host}: telemetry there shows {technique} under the login {user} ({severity}).
            Our monitoring saw {technique}. It concerns {user}, it happened on {host}, and the rule ranks it {severity}.
            {user} may be compromised. Evidence on {host}: {technique}. Urgency: {severity}.
            Incident candidate, {severity}. Asset {host} and identity {user} are tied to {technique}.
            Heads up, {severity} finding. {Technique} came from {host} during a session of {user}.
            Detection engine, asset {host}: {technique}; identity {user}; urgency {severity}.
            With {severity} urgency the platform escalates {technique}, attributed to {user} working at {host}.
            Follow-up needed for identity {user}, because {host} logged {technique}. The urgency is {severity}.
            """;

    private static final String PHRASES =
            """
            impossible travel | two logins too far apart to be one traveller | use of an identity on both sides of an ocean in the same hour | a geolocation jump that no passenger could make | near-simultaneous authentications from remote regions
            password spraying | a seasonal password tested on the whole directory | a handful of guesses for each of hundreds of mailboxes | breadth-first password guessing | a thin layer of failures over many identities
            brute force | hundreds of rejected logins and then an accepted one | an automated dictionary run that finally got in | repeated authentication errors within seconds, the last one granted | a lockout limit reached by machine-fast guesses
            script interpreter | PowerShell started with an encoded argument and no profile | an in-memory script loaded from a remote site | a scrambled command line decoding itself at launch | an interpreter told to fetch and run a payload unseen
            credential dumping | a handle to LSASS opened by an unknown binary | registry hives with account secrets saved to disk | a minidump of the authentication process | harvesting of logon secrets from memory
            mass encryption | bulk overwrites with random-looking content | volume snapshots deleted and documents locked | a wave of renames typical of extortion malware | payment instructions written next to scrambled data
            DNS tunnelling | a covert channel inside name resolution | oversized labels sent to a freshly registered zone | a steady trickle of strange TXT answers | resolver traffic that hides a transfer
            command channel | periodic check-ins with an unfamiliar server abroad | clockwork connections to a blocklisted address | a hidden implant polling its controller | repeated small posts to an unrated site
            lateral movement | a process launched from afar by way of a hidden share | a pivot through remote management to the next system | a pass-the-hash logon between clients | sideways spread by commands sent to peers
            privilege grant | an unplanned entry in the list of administrators | an elevated role granted at night | membership of a sensitive group altered without approval | a standard account turned privileged
            push fatigue | an approval after a storm of authenticator pings | unrequested verification prompts in quick succession | a second factor accepted following many refusals | an authenticator pestered until it gave way
            mailbox rule | external forwarding switched on for a mailbox | a filter that moves payment mail into an obscure folder | messages silently copied to an outside address | a rule that buries security notices
            app consent | a risky permission grant for an unlisted integration | an add-in authorised to read all correspondence | delegated access approved for a brand-new client | a long-lived refresh token issued to a stranger
            log clearing | the event history erased by hand | a journal truncated soon after elevation | recording of events turned off without notice | evidence removed from the system log
            protection off | defence software uninstalled out of hours | a security driver unloaded | scanning exceptions widened to everything | the malware shield stopped through the registry
            scheduled task | persistence through a timed job in a user profile | an autorun key planted by a macro | a job registered under a misleading name | a boot-time launcher dropped by an installer
            phishing | a credential-harvesting page reached through mail | a booby-trapped spreadsheet that launched a script | a click on a counterfeit delivery notice | an archive with a disguised executable unpacked
            removable media | gigabytes offloaded to a thumb drive | an unknown storage device receiving archives | sensitive folders duplicated onto a pocket disk | a mass export over the USB port
            cloud upload | a bulk transfer toward private online storage | confidential data leaving through a sync client | compressed parts pushed to an unsanctioned bucket | a spike of egress to a sharing platform
            port scan | rapid probing of closed ports across the segment | reconnaissance of listening services | enumeration of machines by half-open connections | mapping of the inner network from a client
            web shell | a backdoor page planted beside static content | a shell started as a child of the HTTP worker | a server-side script executing posted parameters | foreign code found in a public directory
            ticket roasting | mass collection of crackable Kerberos tickets | a downgrade to RC4 across dozens of services | principal names enumerated and tickets hoarded | a harvest of service account hashes through Kerberos
            """;

    static final Words WORDS = Words.parsed(FRAMES, PHRASES);

    private HeldOutWords() {}
}
