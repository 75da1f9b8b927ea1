import { parseRecord } from '#contract/json.ts';
import { errorCode, type LogCode } from '../../runtime/log.ts';
import { createSignedClient, type AwsVariables } from '../../runtime/signed-client.ts';

/** Timeout in milliseconds. With WordPress's 8 s it stays below the browser's timeout of 10 s. */
const timeoutMs = 1_500;

/**
 * Returns a function that reads one secret's text. It rejects with Secrets Manager's error name, or after 1.5 seconds.
 */
export function createSecretReader(secretId: string, variables: AwsVariables): () => Promise<string | undefined> {
  const endpoint = variables['AWS_ENDPOINT_URL_SECRETS_MANAGER'];
  const { client, url } = createSignedClient('secretsmanager', variables, endpoint);
  return async () => {
    const response = await client.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: JSON.stringify({ SecretId: secretId }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const body = parseRecord(await response.text()) ?? {};
    if (response.status !== 200) throw secretError(response.status, body['__type']);
    return typeof body['SecretString'] === 'string' ? body['SecretString'] : undefined;
  };
}

function secretError(status: number, type: unknown): Error {
  const error = new Error(`Secrets Manager responded with ${status}.`);
  // Some responses have a namespace: `com.amazonaws.secretsmanager#ResourceNotFoundException`.
  error.name = typeof type === 'string' ? type.replace(/^.*#/, '') : 'SecretsManagerFailure';
  return error;
}

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
  onFailure: (cause: LogCode) => void,
): ReadCredential {
  let reading: Promise<Credential | undefined> | undefined;
  return async () => {
    reading ??= readSecret().then(parseCredential);
    try {
      return await reading;
    } catch (cause) {
      reading = undefined;
      onFailure(errorCode(cause));
      return undefined;
    }
  };
}

/** Parses a secret `{"user","password"}`. Returns undefined if either is empty. Throws for any other format. */
function parseCredential(secret: string | undefined): Credential | undefined {
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
