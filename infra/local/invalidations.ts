import { createServer } from 'node:http';
import { listen, type Listening } from './listen.ts';

/** Id of the twin's one distribution. */
export const distributionId = 'LOCAL';

const path = new RegExp(`^/[\\w-]+/distribution/${distributionId}/invalidation/?$`);

/**
 * CloudFront's CreateInvalidation, on a free port: hands the paths to `forget` and answers as CloudFront does. Every
 * other call answers 501.
 */
export async function startInvalidations(forget: (paths: readonly string[]) => void): Promise<Listening> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.method !== 'POST' || !path.test(request.url ?? '')) return void response.writeHead(501).end();
      const paths = [...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, written = '']) => written);
      forget(paths);
      response.writeHead(201, { 'content-type': 'text/xml' });
      response.end('<Invalidation><Id>LOCAL</Id><Status>Completed</Status></Invalidation>');
    });
  });
  return listen(server, 0);
}
