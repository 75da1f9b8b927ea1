/** Reason to reject a message: HTTP status, and a sentence for the client. */
export type Refusal = { status: 400 | 413 | 415; error: string };

/** Returns a refusal with status 400. */
export function refuse(error: string): Refusal {
  return { status: 400, error };
}

/** Whether the result of a validation is a refusal. */
export function isRefusal(value: object): value is Refusal {
  return 'error' in value;
}
