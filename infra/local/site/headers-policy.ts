import type { Behavior } from '../../edge/behaviors.ts';
import {
  contentHosts,
  documentHeaderNames,
  formatHeaders,
  previewHeaders,
  removedFromOthers,
  sandboxHeaders,
  securityHeaders,
} from '../../edge/response-headers.ts';
import type { SiteBuild } from '../../stack/site-build.ts';
import type { OriginResponse } from './origin.ts';

/**
 * Adds the headers of the response headers policy, which is that of the last deployment. Headers that belong to a document
 * are kept, except those of other hosts.
 */
export function applyHeadersPolicy(
  { origin, headers: named }: Behavior,
  reply: OriginResponse,
  build: SiteBuild,
): OriginResponse {
  const own = Object.entries(reply.headers);
  if (origin === 'uploads' || origin === 'chat') {
    const kept = own.filter(([name]) => !(removedFromOthers as readonly string[]).includes(name));
    return { ...reply, headers: { ...Object.fromEntries(kept), ...formatHeaders(sandboxHeaders({ noIndex: false })) } };
  }
  const { hashes, id } = build;
  const policy = formatHeaders(securityHeaders({ hashes, build: id, ...contentHosts(), noIndex: false }));
  const kept = own.filter(([name]) => (documentHeaderNames as readonly string[]).includes(name));
  const added = named === 'preview' ? { ...policy, ...previewHeaders } : policy;
  return { ...reply, headers: { ...reply.headers, ...added, ...Object.fromEntries(kept) } };
}
