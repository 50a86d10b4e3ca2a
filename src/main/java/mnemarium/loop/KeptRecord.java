package mnemarium.loop;

/**
 * A record of a run's own ledger: an outcome, and the world it was derived in.
 *
 * @param id from 1, in the order of making; shown as R-01
 * @param task the task that derived it, from 0
 * @param supersedes the record of its scope until then, 0 if there was none
 * @param scope what selects it: the entity, the scope's value
 * @param environment what could be observed when it was derived
 * @param hidden what could not; the agent does not know it
 * @param relevant what of the environment the outcome depends on
 */
public record KeptRecord(
        int id,
        int task,
        int supersedes,
        Values scope,
        Values environment,
        Values hidden,
        Names relevant) {}
