package mnemarium.ui.experiments;

import mnemarium.experiment.Progress;

import java.util.Optional;

/**
 * A plan in the list.
 *
 * @param name by which it is chosen
 * @param title one line
 * @param progress how far it is; empty if it was never run
 */
public record PlanRow(String name, String title, Optional<Progress> progress) {}
