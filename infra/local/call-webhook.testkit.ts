import { randomUUID } from 'node:crypto';
import { cmsWebhookPath } from '#contract/cms.ts';
import { signWebhook } from '../../functions/blog/webhook/signature.ts';

/** Calls the webhook of the site at `origin` as the plugin in WordPress does. Returns the status. */
export async function callWebhook(origin: string, secret: string, slugs: readonly string[] = []): Promise<number> {
  const body = JSON.stringify({ slugs });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = signWebhook(secret, { id: randomUUID(), timestamp, body });
  return (await fetch(origin + cmsWebhookPath, { method: 'POST', headers, body })).status;
}
