/** Timeout of one step of a journey, in milliseconds. Long, because a busy machine renders late. */
export const stepTimeoutMs = 60_000;
