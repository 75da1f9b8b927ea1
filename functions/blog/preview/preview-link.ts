import { createHmac, timingSafeEqual } from 'node:crypto';
import type { previewParameters } from '#contract/preview.ts';

export type PreviewLink = Record<(typeof previewParameters)[number], string>;

/** Returns the link in a query, or undefined if a parameter is missing, repeated or malformed. */
export function readPreviewLink(query: Readonly<Record<string, string[] | undefined>> | null): PreviewLink | undefined {
  const text = (name: string) => (query?.[name]?.length === 1 ? (query[name][0] ?? '') : '');
  const link = { id: text('id'), until: text('until'), nonce: text('nonce'), signature: text('signature') };
  const isWellFormed =
    /^[1-9]\d{0,14}$/.test(link.id) &&
    /^\d{1,12}$/.test(link.until) &&
    /^[A-Za-z0-9]{32}$/.test(link.nonce) &&
    /^[\da-f]{64}$/.test(link.signature);
  return isWellFormed ? link : undefined;
}

/** Returns the signature of a link: HMAC-SHA-256 over `id.until.nonce` in hexadecimal digits, as the plugin's preview.php. */
export function signPreviewLink(secret: string, { id, until, nonce }: Omit<PreviewLink, 'signature'>): string {
  return createHmac('sha256', secret).update(`${id}.${until}.${nonce}`).digest('hex');
}

/** Whether somebody who knows the secret signed exactly this link. */
export function isGenuine(secret: string, link: PreviewLink): boolean {
  return timingSafeEqual(Buffer.from(signPreviewLink(secret, link)), Buffer.from(link.signature));
}

export function isExpired({ until }: PreviewLink, now: Date): boolean {
  return now.getTime() > Number(until) * 1_000;
}
