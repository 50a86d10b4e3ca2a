package mnemarium.scenario;

/** The wordings a threshold is found on. */
final class CalibrationWords {

    private static final String FRAMES =
            """
            {Technique} on {host}, user {user}. {Severity}.
            {user} on {host}: {technique}. {Severity}.
            {host}, user {user}: {technique}. {Severity}.
            {Severity}. {Technique}, {user} on {host}.
            The endpoint sensor flagged {technique} while {user} was signed in to {host}; severity is {severity}.
            New {severity} alert for account {user}: {technique}, seen on machine {host}.
            {Severity} severity. Behaviour matched the rule for {technique}; the machine is {host} and the account is {user}.
            Please review {host}. Detected: {technique}. Account in use: {user}. Priority {severity}.
            Correlation of events from {user} and {host} points to {technique}, with {severity} confidence and impact.
            Account {user} triggered a detection for {technique}; source {host}, severity {severity}.
            {host} reported {technique} at {severity} severity, with {user} as the signed-in account.
            Queue note: {technique}. Who: {user}. Where: {host}. How bad: {severity}.
            """;

    private static final String PHRASES =
            """
            impossible travel | sign-ins from two distant cities within half an hour | a second login from another continent minutes after the first | travel between logins faster than any flight | sessions opened almost at once in far-apart countries
            password spraying | one password tried against many accounts | the same guess repeated over dozens of logins | a slow spray of a common password | single failed attempts across a long list of users
            brute force | many failed sign-ins followed by a success | a burst of wrong passwords ending in a valid one | hammering of one account until it opened | rapid password attempts against remote desktop
            script interpreter | an encoded PowerShell command fetching a second stage | a download cradle in a hidden window | a base64 script passed to the shell | an obfuscated one-liner pulling code from the internet
            credential dumping | LSASS memory read by an unsigned tool | a credential dump from the local security authority | a copy of the SAM and SYSTEM hives | extraction of cached password hashes
            mass encryption | hundreds of documents rewritten with a new extension | rapid encryption of a shared folder | shadow copies removed just before mass renames | a ransom note dropped in every directory
            DNS tunnelling | long random subdomains queried every second | data carried out in DNS requests | an unusual volume of TXT lookups to one zone | name queries shaped like an encoded stream
            command channel | regular callbacks to a rare address | heartbeat traffic to a known command server | encrypted connections at even intervals to a new domain | an outbound session matching implant behaviour
            lateral movement | a remote service created over an admin share | a hop to a neighbour machine with stolen rights | remote execution through management instrumentation | a tool copied to several peers and started there
            privilege grant | an account added to the domain administrators | a new member in a privileged group outside the change window | a silent promotion to global administrator | rights raised without a ticket
            push fatigue | dozens of push prompts until one was approved | a flood of second-factor requests at night | repeated denial of a login prompt, then consent | push bombing of a phone
            mailbox rule | an inbox rule forwarding all mail outside | a new mailbox rule that hides invoices | an automatic redirect of messages to a free mail provider | a deletion rule for replies from the bank
            app consent | consent given to an unverified app with mail access | a third-party app granted offline rights | an application asking for every mailbox permission | a token handed to an unknown publisher
            log clearing | the security event log cleared | an audit trail wiped after a logon | a logging service stopped and its files removed | a gap of forty minutes in the audit records
            protection off | antivirus switched off by a script | a tamper attempt against the endpoint agent | an exclusion added for the whole system drive | real-time protection disabled from the command line
            scheduled task | a scheduled task created to run at every logon | a hidden task pointing to a temporary folder | a start-up entry written by an office document | a service set to relaunch an unknown binary
            phishing | a malicious attachment opened from an external sender | a link to a fake sign-in page followed | a macro document that started a child process | a lookalike domain visited from a message
            removable media | a large copy to a removable drive | an unregistered USB stick filled with source code | thousands of files moved to external storage | a bulk write to a portable disk after hours
            cloud upload | gigabytes uploaded to a personal cloud folder | unusual outbound volume to a sharing site | an archive split and sent to an unmanaged bucket | customer records posted to a paste service
            port scan | a sweep of internal addresses on many ports | a horizontal search for open shares | a network discovery tool run against the server range | connection attempts to every neighbour in the subnet
            web shell | a script dropped into the upload directory of a site | a web server process spawning a command prompt | a suspicious page accepting encoded commands | the request pattern of a known web shell
            ticket roasting | service tickets requested for many accounts at once | weak-cipher ticket requests in bulk | a cracking attempt on service credentials | an unusual run of ticket-granting requests
            """;

    static final Words WORDS = Words.parsed(FRAMES, PHRASES);

    private CalibrationWords() {}
}
