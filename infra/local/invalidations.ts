import type { Listening } from './listen.ts';
import { startSdkEndpoint } from './sdk-endpoint.ts';

/** Id of the local stack's one distribution. */
export const distributionId = 'LOCAL';

const invalidationPath = new RegExp(`^/[\\w-]+/distribution/${distributionId}/invalidation/?$`);

/**
 * CloudFront's CreateInvalidation on a free port: passes the paths to `invalidate` and responds as CloudFront does. Every
 * other call gets 501.
 */
export async function startInvalidations(invalidate: (paths: readonly string[]) => void): Promise<Listening> {
  return startSdkEndpoint(({ method, path, body }) => {
    if (method !== 'POST' || !invalidationPath.test(path)) return { status: 501, type: 'text/xml', body: '' };
    invalidate([...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')));
    const created = '<Invalidation><Id>LOCAL</Id><Status>Completed</Status></Invalidation>';
    return { status: 201, type: 'text/xml', body: created };
  });
}
