/** An application password of WordPress; a subscriber's is enough, an editor's is too much. */
export type Credential = { user: string; password: string };

/** The credential to ask WordPress with, or undefined to ask as anybody. Never rejects. */
export type ReadCredential = () => Promise<Credential | undefined>;

/** Asks as anybody: published posts need no credential (D03). */
export const anonymous: ReadCredential = () => Promise.resolve(undefined);

/**
 * The credential behind `readSecret`, read once and kept. A secret that cannot be read is told to operators by
 * `onFailure`, tried again with the next request, and this one asks as anybody: a public blog answers that the same.
 */
export function rememberCredential(
  readSecret: () => Promise<string | undefined>,
  onFailure: (cause: string) => void,
): ReadCredential {
  let reading: Promise<Credential | undefined> | undefined;
  return async () => {
    reading ??= readSecret().then(parseCredential);
    try {
      return await reading;
    } catch (cause) {
      reading = undefined;
      onFailure(cause instanceof Error ? cause.name : 'unknown');
      return undefined;
    }
  };
}

/** The credential in a secret `{"user","password"}`; undefined when either is empty. Throws on any other shape. */
export function parseCredential(secret: string | undefined): Credential | undefined {
  if (secret === undefined || secret.trim() === '') return undefined;
  const value: unknown = JSON.parse(secret);
  if (typeof value !== 'object' || value === null)
    throw new TypeError('Expected {"user","password"} in the CMS secret.');
  const { user = '', password = '' } = value as Record<string, unknown>;
  if (typeof user !== 'string' || typeof password !== 'string') {
    throw new TypeError('Expected user and password in the CMS secret to be text.');
  }
  return user === '' || password === '' ? undefined : { user, password };
}
