import { parseRecord } from '#contract/text.ts';
import type { Listening } from './listen.ts';
import { startSdkEndpoint, type SdkResponse } from './sdk-endpoint.ts';

/** Ids of the secrets: the WordPress account of the content service, the secrets of the webhook and of previews. */
export const secretIds = { cms: 'cms-account', cmsWebhook: 'cms-webhook', cmsPreview: 'cms-preview' } as const;

/** Secrets Manager's GetSecretValue for these secrets, on a free port; every other call gets 400. */
export async function startSecrets(secrets: Readonly<Record<string, string>>): Promise<Listening> {
  return startSdkEndpoint(({ headers, body }) => {
    const isRead = headers['x-amz-target'] === 'secretsmanager.GetSecretValue';
    const id = parseRecord(body)?.SecretId;
    const text = isRead && typeof id === 'string' && Object.hasOwn(secrets, id) ? secrets[id] : undefined;
    if (text === undefined) return json(400, { __type: 'ResourceNotFoundException', message: 'No such secret.' });
    const arn = `arn:aws:secretsmanager:us-east-1:000000000000:secret:${String(id)}`;
    return json(200, { ARN: arn, Name: id, SecretString: text });
  });
}

function json(status: number, body: unknown): SdkResponse {
  return { status, type: 'application/x-amz-json-1.1', body: JSON.stringify(body) };
}
