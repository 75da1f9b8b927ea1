import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { build } from 'esbuild';
import { gallery } from '#content/lists/gallery.static.ts';
import { jobs } from '#content/lists/jobs.static.ts';
import { projects } from '#content/lists/projects.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { team } from '#content/lists/team.static.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startLocalServer } from '../../functions/runtime/local-server.testkit.ts';
import { sentPath } from '../../functions/runtime/sent-path.ts';
import {
  entryOf,
  esbuildOptions,
  filesBeside,
  functionNames,
  largestBundle,
  type FunctionName,
} from './node-function.ts';

type Handler = (event: object) => Promise<APIGatewayProxyResult>;

const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the path of a function's bundle as Lambda receives it. Needs `npm run build`. */
async function bundled(name: FunctionName): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  await build({ ...esbuildOptions, entryPoints: [entryOf(name)], outfile });
  for (const file of filesBeside(name)) copyFileSync(file, join(folder, basename(file)));
  return outfile;
}

/** A WordPress with one hostile post, and nothing else. */
async function startContent(): Promise<string> {
  const post = {
    id: 7,
    slug: 'a-post',
    status: 'publish',
    date: '2026-11-12T10:00:00',
    date_gmt: '2026-11-12T04:30:00',
    modified_gmt: '2026-11-12T04:30:00',
    title: { rendered: 'Voices &amp; rooms' },
    excerpt: { rendered: '<p>In short</p>' },
    content: { rendered: '<p style="color:red" onclick="x()">Caf&eacute;</p><script>x()</script><style>p{}</style>' },
    _embedded: {},
  };
  const server = await startLocalServer((request, _, response) => {
    const list = request.url?.startsWith('/posts') ? [post] : [];
    response.writeHead(200, { 'content-type': 'application/json', 'x-wp-total': '1', 'x-wp-totalpages': '1' });
    response.end(JSON.stringify(list));
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server.url;
}

/** Returns the handler of a bundle, loaded from the files of its package, with the hostile WordPress as its CMS. */
async function started(name: FunctionName) {
  const file = await bundled(name);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const environment = {
    CMS_URL: await startContent(),
    CMS_SECRET_ID: '',
    SITE_ORIGIN: 'https://site.example',
    METRICS_NAMESPACE: '',
    RELEASE: 'a1b2c3d4',
    DOCUMENT_HEADERS: '{}',
    MAIL_KEY: 'key',
  };
  for (const [variable, value] of Object.entries(environment)) vi.stubEnv(variable, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const { handler } = (await import(pathToFileURL(file).href)) as { handler: Handler };
  return (path: string, query: Record<string, string[]> = {}) =>
    handler({ httpMethod: 'GET', path, headers: {}, multiValueQueryStringParameters: query });
}

/** A text of each list that the office edits, without characters that esbuild escapes. */
const listTexts = [
  jobs[0]?.skills,
  projects[0]?.title,
  stories[0]?.title,
  team[0]?.skills,
  testimonials[0]?.company,
  gallery[0]?.title,
];

test.each(functionNames)('the bundle of %s is small, and contains no list that the office edits', async (name) => {
  const file = await bundled(name);
  const bytes = statSync(file).size;
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(largestBundle);
  const code = readFileSync(file, 'utf8');
  expect(listTexts.filter((text = '') => code.includes(text))).toEqual([]);
});

test('the bundle of blog-pages renders the blog, a job and the search with the files beside it', async () => {
  const get = await started('blog-pages');
  const [list, article] = [await get('/blog'), await get('/blog/a-post')];
  expect(list).toMatchObject({ statusCode: 200, body: expect.stringContaining('Voices &amp; rooms') as string });
  expect(article).toMatchObject({ statusCode: 200, body: expect.stringContaining('<p>Café</p>') as string });
  expect(article.body).toMatch(/<footer[\s>]/);
  const found = await get('/search', { q: ['voices in office hours'] });
  expect(found.body).toMatch(/<a [^>]*href="\/contact#:~:text=[^"]*"[^>]*><span><\/span><mark>Office hours<\/mark>/);
  expect(found.body).toMatch(/<a [^>]*href="\/blog\/a-post"[^>]*><span><\/span><mark>Voices<\/mark>/);
  // The office may have closed them all: the page of a closed job names it, too.
  for (const { title, path } of jobs.slice(0, 1)) {
    expect((await get(path)).body).toMatch(new RegExp(`<h1[^>]*>.*${title}.*</h1>`, 's'));
  }
  const sent = await get(sentPath('key', '7F3A-19C2', 'home', new Date()));
  expect(sent.body).toContain('Your reference number is 7F3A-19C2.');
  expect(await get('/careers/another')).toMatchObject({ headers: { 'x-document-status': '404' } });
  expect(await get('/blog/another')).toMatchObject({ headers: { 'x-document-status': '404' } });
});

test('the bundle of cms-proxy sanitizes a post as the sources do', async () => {
  const get = await started('cms-proxy');
  const { statusCode, body } = await get('/default/cms/posts', { slug: ['a-post'] });
  const [post] = JSON.parse(body) as { content: { rendered: string } }[];
  expect({ statusCode, html: post?.content.rendered }).toEqual({ statusCode: 200, html: '<p>Café</p>' });
});
