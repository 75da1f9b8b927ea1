/** An application password of WordPress. Use a subscriber's, because the site only reads. */
export type Credential = { user: string; password: string };

/** Returns the credential for WordPress, or undefined for anonymous requests. Never rejects. */
export type ReadCredential = () => Promise<Credential | undefined>;

/** Makes anonymous requests, which suffice for published posts unless a plugin restricts the REST API. */
export const anonymous: ReadCredential = () => Promise.resolve(undefined);

/**
 * Reads the credential once and caches it. If the secret is unreadable, calls `onFailure`, makes the request
 * anonymously, because a public blog responds to both alike, and reads the secret again at the next request.
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

/** Parses a secret `{"user","password"}`. Returns undefined if either is empty. Throws for any other format. */
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
