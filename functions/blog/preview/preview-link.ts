import { createHmac, timingSafeEqual } from 'node:crypto';
import type { previewParameters } from '#contract/preview.ts';

type Parameter = (typeof previewParameters)[number];

/** A link that opens once, by its nonce, or a shared link, until the generation of its article is raised. */
export type PreviewLink = Record<Exclude<Parameter, 'nonce' | 'generation'>, string> &
  ({ nonce: string } | { generation: string });

/** Returns the link in a query, or undefined if a parameter is missing, repeated or malformed. */
export function readPreviewLink(query: Readonly<Record<string, string[] | undefined>> | null): PreviewLink | undefined {
  const text = (name: Parameter) => (query?.[name]?.length === 1 ? (query[name][0] ?? '') : '');
  const signed = { id: text('id'), until: text('until'), signature: text('signature') };
  const [nonce, generation] = [text('nonce'), text('generation')];
  const isWellFormed =
    /^[1-9]\d{0,14}$/.test(signed.id) &&
    /^\d{1,12}$/.test(signed.until) &&
    /^([A-Za-z0-9]{32} | [1-9]\d{0,8})$/.test(`${nonce} ${generation}`) &&
    /^[\da-f]{64}$/.test(signed.signature);
  if (!isWellFormed) return undefined;
  return nonce === '' ? { ...signed, generation } : { ...signed, nonce };
}

export function isShared(link: PreviewLink): link is Extract<PreviewLink, { generation: string }> {
  return 'generation' in link;
}

type Unsigned<Link> = Link extends unknown ? Omit<Link, 'signature'> : never;

/**
 * Returns the signature of a link: HMAC-SHA-256 over `id.until.nonce` or `id.until.generation` in hexadecimal digits, as
 * the plugin's preview.php and share.php.
 */
export function signPreviewLink(secret: string, link: Unsigned<PreviewLink>): string {
  const right = 'nonce' in link ? link.nonce : link.generation;
  return createHmac('sha256', secret).update(`${link.id}.${link.until}.${right}`).digest('hex');
}

/** Whether somebody who knows the secret signed exactly this link. */
export function isGenuine(secret: string, link: PreviewLink): boolean {
  return timingSafeEqual(Buffer.from(signPreviewLink(secret, link)), Buffer.from(link.signature));
}

export function isExpired({ until }: PreviewLink, now: Date): boolean {
  return now.getTime() > Number(until) * 1_000;
}
