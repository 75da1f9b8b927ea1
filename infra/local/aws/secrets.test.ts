import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, onTestFinished, test } from 'vitest';
import { secretIds, startSecrets } from './secrets.ts';

/** The stand-in with an account, and the real SDK in front of it. */
async function setUp() {
  const secrets = await startSecrets({ [secretIds.cms]: JSON.stringify({ user: 'reader', password: 'p "quoted" ä' }) });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SecretsManagerClient({ endpoint: secrets.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  onTestFinished(async () => {
    client.destroy();
    await secrets.close();
  });
  return (SecretId: string) => client.send(new GetSecretValueCommand({ SecretId }));
}

test('the SDK reads the content service’s account as it was given', async () => {
  const read = await setUp();
  const { SecretString = '' } = await read(secretIds.cms);
  expect(JSON.parse(SecretString)).toEqual({ user: 'reader', password: 'p "quoted" ä' });
});

test('another secret is not found', async () => {
  const read = await setUp();
  await expect(read('other')).rejects.toThrow('No such secret.');
});
