import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as sendRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '../listen.ts';
import { createSite } from '../site.ts';
import type { SiteBuild } from '../../edge/site-build.ts';
import { createEdgeCache } from './edge-cache.ts';
import { respondWithJson, type Origin, type OriginRequest } from './origins.ts';

export const home = `<!doctype html><title>Home</title>${'<p>A thread, and another thread.</p>'.repeat(100)}`;

type SetUp = { api?: Origin; uploads?: Origin; chat?: Origin };

/**
 * Starts a small built site behind the edge, with an API, a CMS and a chat host that return the given responses and
 * record their requests.
 */
export async function setUp({ api, uploads, chat }: SetUp = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'index.html': home,
    '404.html': '<title>Page not found</title>',
    'br/index.html': brotliCompressSync(home),
    'assets/main-1a2b.js': 'thread();',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const build: SiteBuild = { id: 'a1b2c3d4', client: folder, hashes: { script: [], style: [] }, files: [] };
  const clock = { ms: 0 };
  const requests: OriginRequest[] = [];
  const remember =
    (origin: Origin): Origin =>
    (request) => {
      requests.push(request);
      return origin(request);
    };
  const edgeCache = createEdgeCache(() => clock.ms);
  const server = createSite({
    build,
    api: remember(api ?? (async () => respondWithJson(200, { ok: true }))),
    uploads: remember(
      uploads ?? (async () => ({ status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.of(0) })),
    ),
    chat: remember(chat ?? (async () => respondWithJson(200, { data: 'hello' }))),
    edgeCache,
  });
  const listening = await listen(server, 0);
  onTestFinished(async () => {
    await listening.close();
    await rm(folder, { recursive: true });
  });

  /** Sends one request as written, without following redirects or decoding the response. */
  function request(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
    return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
      const receive = async (response: IncomingMessage) => {
        const received = await buffer(response);
        const flat = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
        resolve({ status: response.statusCode ?? 0, headers: flat, body: received });
      };
      const options = { host: '127.0.0.1', port: listening.port, path, method, headers };
      const sent = sendRequest(options, (response) => void receive(response).catch(reject));
      sent.on('error', reject);
      sent.end(body);
    });
  }
  return { folder, request, requests, clock, edgeCache };
}
