import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { documentStatusHeader } from '#contract/http.ts';
import { redirects } from '#content/routes.ts';
import { contentPaths } from '#head/content-paths.ts';
import { hostileUrls } from '../../edge/hostile-urls.testkit.ts';
import type { ViewerRequestEvent } from '../../edge/edge-events.ts';
import { viewerRequestSandbox, viewerResponseSandbox } from '../../edge/sandbox.ts';
import { fullProduction, synthesizeAccount, testStage, type Resource } from './synthesis.testkit.ts';

const hasNjs = spawnSync('njs', ['-v']).status === 0;
if (!hasNjs) console.warn('njs is not installed (Debian package njs): the edge functions run in Node.js only.');

// Synthesized outside the tests, because the first synthesis of a process takes long.
const templates = synthesizeAccount([{}, { stage: 'staging' }, fullProduction].map((context) => testStage(context)));

function codeIn(stack: string, name: string): string {
  const functions = Object.entries(templates[stack]!.findResources('AWS::CloudFront::Function'));
  expect(functions).toHaveLength(6);
  const [, found] = functions.find(([id]) => id.startsWith(`Website${name}`)) ?? [];
  return String((found as Resource | undefined)?.Properties?.FunctionCode);
}

/** Returns the handler's result for each event in njs, the engine of CloudFront. */
function runInNjs(code: string, events: readonly object[]): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'njs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [script, input] = [join(folder, 'function.js'), join(folder, 'events.json')];
  writeFileSync(script, `${code}\nJSON.parse(require('fs').readFileSync('${input}')).forEach(${String(printResult)});`);
  writeFileSync(input, JSON.stringify(events));
  const { status, stdout, stderr } = spawnSync('njs', [script], { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`Expected njs to run the function, got: ${stdout}${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

declare const handler: (event: object) => unknown;

function printResult(event: object): void {
  console.log(JSON.stringify(handler(event)));
}

/** Events for all listed paths and all hostile paths that HTTP can carry, from different clients. */
function requests(): ViewerRequestEvent[] {
  const listed = [
    ...contentPaths,
    ...Object.values(redirects).map(({ from }) => from),
    '/blog',
    '/blog/a-post',
    '/api/botChat',
  ];
  const spellings = listed.flatMap((path) => [path, `${path}/`, path.toUpperCase(), `${path}.html`, `${path})%3Fa=b`]);
  const uris = [...spellings, ...hostileUrls].filter((uri) => Buffer.from(uri).toString() === uri);
  const queries: ViewerRequestEvent['request']['querystring'][] = [
    {},
    { page: { value: '2' }, empty: { value: '' } },
    { q: { value: '+Voice%20%20%09AI%0A' }, category: { value: 'a'.repeat(600) }, page: { value: '%E0%A4%A' } },
    { q: { value: 'a%20b\r\n"<', multiValue: [{ value: 'a%20b\r\n"<' }, { value: 'ગુ' }] } },
  ];
  return uris.flatMap((uri) =>
    ['gzip, br;q=0.5', 'gzip, br;q=0'].flatMap((encoding) =>
      ['site.example', 'WWW.site.example'].flatMap((host) =>
        queries.map((querystring) => {
          const headers = { host: { value: host }, 'accept-encoding': { value: encoding } };
          return { request: { method: 'GET', uri, querystring, headers } };
        }),
      ),
    ),
  );
}

const responses = ['404', '410', '302', '', 'image/png', 'Image/JPEG; q=1', 'image/svg+xml'].flatMap((value) =>
  [200, 206, 301, 304].flatMap((statusCode) =>
    [documentStatusHeader, 'x-amz-meta-document-status', 'content-type', 'location'].map((name) => ({
      response: { statusCode, statusDescription: 'OK', headers: { [name]: { value } } },
    })),
  ),
);

test('njs is installed if the run requires it', () => {
  expect(hasNjs || !process.env.CI, 'Install the package njs: apt-get install njs').toBe(true);
});

test.runIf(hasNjs).each(Object.keys(templates))(
  '%s: every function returns in njs what it returns in Node.js',
  (stack) => {
    const events = requests();
    expect(events.length).toBeGreaterThan(2_000);
    const pictures = hostileUrls.flatMap((url) => [url, `${url}.png`]).map((url) => `/media/${url}`);
    const mediaEvents = ['/media/2026/11/a.png', '/media/%E0%AA%AB.JPG', ...pictures]
      .filter((uri) => Buffer.from(uri).toString() === uri)
      .map((uri): ViewerRequestEvent => ({ request: { method: 'GET', uri, querystring: {}, headers: {} } }));
    const chatEvents = ['GET', 'POST', 'post', 'DELETE'].map(
      (method): ViewerRequestEvent => ({ request: { method, uri: '/api/botChat', querystring: {}, headers: {} } }),
    );
    for (const [name, own] of [
      ['PageRequest', events],
      ['PictureRequest', mediaEvents],
      ['ChatRequest', chatEvents],
    ] as const) {
      const code = codeIn(stack, name);
      expect(runInNjs(code, own)).toEqual(own.map(viewerRequestSandbox(code)));
    }
    for (const name of ['PageResponse', 'PictureResponse', 'ChatResponse']) {
      const code = codeIn(stack, name);
      expect(runInNjs(code, responses)).toEqual(responses.map(viewerResponseSandbox(code)));
    }
  },
);
