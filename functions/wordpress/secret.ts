import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** With WordPress's 8 s it stays under the browser's 10 s; the client's own time-outs only warn. */
const timeoutMs = 1_500;

/** Reads one secret's text; rejects when it cannot be had within 1.5 seconds. */
export function createSecretReader(secretId: string): () => Promise<string | undefined> {
  const client = new SecretsManagerClient({});
  return async () => {
    const command = new GetSecretValueCommand({ SecretId: secretId });
    return (await client.send(command, { abortSignal: AbortSignal.timeout(timeoutMs) })).SecretString;
  };
}
