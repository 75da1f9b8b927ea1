import { createServer } from 'node:http';
import { listen, type Listening } from './listen.ts';

/** Ids of the secrets: the content service's account, and what WordPress shows when it has published. */
export const secretIds = { cms: 'cms-account', published: 'published' } as const;

/** Secrets Manager's GetSecretValue for these secrets, on a free port; every other call answers 400. */
export async function startSecrets(secrets: Readonly<Record<string, string>>): Promise<Listening> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const isRead = request.headers['x-amz-target'] === 'secretsmanager.GetSecretValue';
      const id = secretIdOf(body);
      const text = isRead && typeof id === 'string' && Object.hasOwn(secrets, id) ? secrets[id] : undefined;
      response.writeHead(text === undefined ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(
        JSON.stringify(
          text === undefined
            ? { __type: 'ResourceNotFoundException', message: 'No such secret.' }
            : {
                ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${String(id)}`,
                Name: id,
                SecretString: text,
              },
        ),
      );
    });
  });
  return listen(server, 0);
}

function secretIdOf(body: string): unknown {
  try {
    return (JSON.parse(body) as { SecretId?: unknown }).SecretId;
  } catch {
    return undefined;
  }
}
