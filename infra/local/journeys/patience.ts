/**
 * How long a journey waits for one step, in milliseconds: what a browser shows in its own time comes late where the
 * machine is busy.
 */
export const patienceMs = 60_000;
