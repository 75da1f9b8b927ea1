import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, type Listening } from './listen.ts';
import { parseRecord } from '#contract/json.ts';

export type SdkResponse = { status: number; type: string; body: string };

export async function startSdkEndpoint(
  respond: (call: IncomingMessage, body: string) => SdkResponse,
): Promise<Listening> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, type, body } = respond(request, await text(request));
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  return listen(server, 0);
}

/** Ids of the secrets: the WordPress account of the content service, the secrets of the webhook and of previews. */
export const secretIds = { cms: 'cms-account', cmsWebhook: 'cms-webhook', cmsPreview: 'cms-preview' } as const;

/** Secrets Manager's GetSecretValue for these secrets, on a free port; every other call gets 400. */
export async function startSecrets(secrets: Readonly<Record<string, string>>): Promise<Listening> {
  return startSdkEndpoint(({ headers }, body) => {
    const isRead = headers['x-amz-target'] === 'secretsmanager.GetSecretValue';
    const id = parseRecord(body)?.SecretId;
    const text = isRead && typeof id === 'string' && Object.hasOwn(secrets, id) ? secrets[id] : undefined;
    if (text === undefined) return json(400, { __type: 'ResourceNotFoundException', message: 'No such secret.' });
    const arn = `arn:aws:secretsmanager:us-east-1:000000000000:secret:${String(id)}`;
    return json(200, { ARN: arn, Name: id, SecretString: text });
  });
}

export function json(status: number, body: unknown): SdkResponse {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

export const distributionId = 'LOCAL';

const invalidationPath = new RegExp(`^/[\\w-]+/distribution/${distributionId}/invalidation/?$`);

/**
 * CloudFront's CreateInvalidation on a free port: passes the paths to `invalidate` and responds as CloudFront does. Every
 * other call gets 501.
 */
export async function startInvalidations(invalidate: (paths: readonly string[]) => void): Promise<Listening> {
  return startSdkEndpoint(({ method, url = '' }, body) => {
    if (method !== 'POST' || !invalidationPath.test(url)) return { status: 501, type: 'text/xml', body: '' };
    invalidate([...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')));
    const created = '<Invalidation><Id>LOCAL</Id><Status>Completed</Status></Invalidation>';
    return { status: 201, type: 'text/xml', body: created };
  });
}
