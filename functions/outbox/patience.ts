/** The longest that one question to the outbox's storage may take with its repeats, in milliseconds. */
export const patienceMs = {
  /** A visitor would rather wait than be refused. send-email's time-out is set from it. */
  accept: 12_000,
  /** The queue repeats what was given up, and claiming, sending and recording share one time-out. */
  deliver: 6_000,
};
