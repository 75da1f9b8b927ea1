/** Reason to reject a message: HTTP status, and a sentence for the client. */
export type Rejection = {
  status: 400 | 413 | 415;
  error: string;
  /** The check of a résumé ended before its end, because it would have cost too much. */
  isCheckAborted?: true;
};

/** Returns a rejection with status 400. */
export function reject(error: string): Rejection {
  return { status: 400, error };
}

/** Whether the result of a validation is a rejection. */
export function isRejection(value: object): value is Rejection {
  return 'error' in value;
}
