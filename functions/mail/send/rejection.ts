/** Code of a rejection, for the log: the sentence may quote what a visitor typed. */
export type RejectionReason =
  | 'cross-site'
  | 'body'
  | 'recipients'
  | 'fields'
  | 'subject'
  | 'message'
  | 'file-name'
  | 'file-type'
  | 'file-size'
  | 'file-broken'
  | 'recording';

/** Why a message is rejected: HTTP status, code, and a sentence for the client. */
export type Rejection = { status: 400 | 413; reason: RejectionReason; error: string };

export function reject(reason: RejectionReason, error: string, status: Rejection['status'] = 400): Rejection {
  return { status, reason, error };
}

export function isRejection(value: object): value is Rejection {
  return 'error' in value;
}

export type SentFile = { fileName: string; fileContentBase64: string; mimeType: string };

export function decodedSize(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return Math.ceil((base64.length * 3) / 4) - padding;
}

/** Decodes canonical base64. Returns undefined if the text has spaces, a prefix or wrong padding. */
export function decodeBase64(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : undefined;
}

export function declaredType({ mimeType }: SentFile): string {
  return (mimeType.split(';')[0] ?? '').trim().toLowerCase();
}
