import { createServer } from 'node:http';
import { listen, type Listening } from './listen.ts';

/** Id of the one secret: the content service's account. */
export const cmsSecretId = 'cms-account';

/** Secrets Manager's GetSecretValue for the content service's account, on a free port; every other call answers 400. */
export async function startSecrets(account: { user: string; password: string }): Promise<Listening> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const isKnown =
        request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue' && secretIdOf(body) === cmsSecretId;
      response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(
        JSON.stringify(isKnown ? secret(account) : { __type: 'ResourceNotFoundException', message: 'No such secret.' }),
      );
    });
  });
  return listen(server, 0);
}

function secret(account: { user: string; password: string }) {
  const ARN = `arn:aws:secretsmanager:us-east-1:000000000000:secret:${cmsSecretId}`;
  return { ARN, Name: cmsSecretId, SecretString: JSON.stringify(account) };
}

function secretIdOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { SecretId?: unknown }).SecretId;
  } catch {
    return undefined;
  }
}
