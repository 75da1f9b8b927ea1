/** A message that is not taken: HTTP status, and a sentence for whoever sent it. */
export type Refusal = { status: 400 | 413 | 415; error: string };

/** A refusal with 400 and this sentence. */
export function refuse(error: string): Refusal {
  return { status: 400, error };
}

/** Whether a rule answered with a refusal. */
export function isRefusal(value: object): value is Refusal {
  return 'error' in value;
}
