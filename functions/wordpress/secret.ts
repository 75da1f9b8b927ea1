import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { parseObject } from '../runtime/json.ts';

/** Variables that Lambda itself sets for every function, and the place of another Secrets Manager. */
export type AwsVariables = Readonly<Record<string, string | undefined>>;

/** With WordPress's 8 s it stays under the browser's 10 s. */
const timeoutMs = 1_500;

const contentType = 'application/x-amz-json-1.1';

/** Reads one secret's text; rejects, named by Secrets Manager's own error, when it cannot be had within 1.5 seconds. */
export function createSecretReader(secretId: string, variables: AwsVariables): () => Promise<string | undefined> {
  return async () => {
    const { url, ...request } = await signed(JSON.stringify({ SecretId: secretId }), variables);
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const answer = parseObject(await response.text()) ?? {};
    if (response.status !== 200) throw refusal(response.status, answer['__type']);
    return typeof answer['SecretString'] === 'string' ? answer['SecretString'] : undefined;
  };
}

/** GetSecretValue, signed with the credential of the function's own role. */
async function signed(body: string, variables: AwsVariables) {
  const region = variables['AWS_REGION'] ?? 'us-east-1';
  const url = new URL(
    variables['AWS_ENDPOINT_URL_SECRETS_MANAGER'] ?? `https://secretsmanager.${region}.amazonaws.com`,
  );
  const signer = new SignatureV4({
    service: 'secretsmanager',
    region,
    sha256: Sha256,
    credentials: {
      accessKeyId: variables['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: variables['AWS_SECRET_ACCESS_KEY'] ?? '',
      ...(variables['AWS_SESSION_TOKEN'] && { sessionToken: variables['AWS_SESSION_TOKEN'] }),
    },
  });
  const { method, headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: { host: url.host, 'content-type': contentType, 'x-amz-target': 'secretsmanager.GetSecretValue' },
    body,
  });
  return { url, method, headers, body };
}

function refusal(status: number, type: unknown): Error {
  const error = new Error(`Secrets Manager answered ${status}.`);
  // `com.amazonaws.secretsmanager#ResourceNotFoundException`, or without what is in front.
  error.name = typeof type === 'string' ? type.replace(/^.*#/, '') : 'SecretsManagerFailure';
  return error;
}

/** SHA-256, keyed or not, in the shape the signer asks for. */
class Sha256 {
  readonly #hash;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(key));
  }

  update(chunk: Uint8Array): void {
    this.#hash.update(chunk);
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }
}

function bytesOf(key: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof key === 'string') return Buffer.from(key);
  return ArrayBuffer.isView(key) ? Buffer.from(key.buffer, key.byteOffset, key.byteLength) : Buffer.from(key);
}
