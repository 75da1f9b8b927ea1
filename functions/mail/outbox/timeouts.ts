/** Timeouts of one S3 operation of the outbox including its retries, in milliseconds. */
export const timeoutMs = {
  /**
   * send-email: visitors would rather wait than have their message rejected. Its Lambda timeout is derived from this.
   */
  accept: 12_000,
  /**
   * deliver-email: short, because the queue retries, and because claim, delivery and record share one Lambda timeout.
   */
  deliver: 6_000,
};

/** Options of the clients for S3 and SQS: up to three attempts, each with its own timeouts in milliseconds. */
export const clientOptions = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_500, requestTimeout: 4_000, throwOnRequestTimeout: true },
};
