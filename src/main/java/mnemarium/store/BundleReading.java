package mnemarium.store;

import mnemarium.scenario.Problem;

/** How the reading of a bundle ended. */
public sealed interface BundleReading {

    record Opened(Bundle bundle) implements BundleReading {}

    /** Nothing of the file was taken. */
    record Refused(Problem problem) implements BundleReading {}
}
