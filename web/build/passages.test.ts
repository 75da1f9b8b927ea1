import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Document, type Node, Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { routes } from '#content/routes.ts';
import { hrefOf } from '#search/passage.ts';
import { passages } from '#search/passages.static.ts';
import type { DocumentAssets } from '../src/app/document.tsx';
import { buildMs, buildSite } from './build-site.testkit.ts';

/** Elements that do not end a block. A span may: the stylesheet makes many of them blocks. */
const inline = new Set('A ABBR B CODE EM I SMALL STRONG TIME'.split(' '));
const invisible = new Set('HEAD NOSCRIPT SCRIPT STYLE SVG TEMPLATE'.split(' '));

test(
  'every text fragment selects a text in the main part of its page',
  async () => {
    const dist = await buildSite();
    const pages = new Map<string, Page>();
    const lost: string[] = [];
    for (const passage of passages) {
      const href = hrefOf(passage);
      const [path = '', hash = ''] = href.split('#');
      // Its articles are rendered per request.
      if (path === routes.blog.path) continue;
      const [id = '', ...directives] = hash.split(/:~:|&/);
      const { ids, blocks } = pages.get(path) ?? (await readPage(dist, path));
      pages.set(path, { ids, blocks });
      const missing = directives.filter((directive) => !isFound(directive, blocks));
      for (const lack of id === '' || ids.has(id) ? missing : [id, ...missing])
        lost.push(`${href} (${passage.title}): ${lack}`);
    }
    expect(lost).toEqual([]);
    expect(pages.size).toBeGreaterThan(20);
  },
  buildMs,
);

type Block = { text: string; isMain: boolean };

type Page = { ids: ReadonlySet<string>; blocks: readonly Block[] };

/** Reads a page as it is deployed; those of jobs are rendered per request. */
async function readPage(dist: string, path: string): Promise<Page> {
  const { document } = new Window();
  const file = join(dist, 'client', `${path === '/' ? 'index' : path}.html`);
  document.write(existsSync(file) ? readFileSync(file, 'utf8') : await renderPage(dist, path));
  return { ids: new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)), blocks: blocksOf(document) };
}

async function renderPage(dist: string, path: string): Promise<string> {
  const { render } = (await import(
    pathToFileURL(join(dist, 'server/render.js')).href
  )) as typeof import('../src/app/render.tsx');
  const assets = JSON.parse(readFileSync(join(dist, 'server/assets.json'), 'utf8')) as DocumentAssets;
  return (await render(path, assets)).html;
}

/** Returns the visible texts of a page, one for each block, as a browser searches them for a text fragment. */
function blocksOf({ body }: Document): Block[] {
  const blocks: Block[] = [{ text: '', isMain: false }];
  const visit = (node: Node, isMain: boolean) => {
    if (node.nodeType === node.TEXT_NODE) blocks.at(-1)!.text += node.textContent;
    if (invisible.has(node.nodeName.toUpperCase())) return;
    // Closed, such as the menu.
    if (node.nodeType === node.ELEMENT_NODE && (node as unknown as Element).hasAttribute('popover')) return;
    const isInside = isMain || node.nodeName === 'MAIN';
    const isBlock = node.nodeType === node.ELEMENT_NODE && !inline.has(node.nodeName);
    if (isBlock) blocks.push({ text: '', isMain: isInside });
    node.childNodes.forEach((child) => visit(child, isInside));
    if (isBlock) blocks.push({ text: '', isMain });
  };
  visit(body, false);
  return blocks.map(({ text, isMain }) => ({ text: plain(text), isMain })).filter(({ text }) => text !== '');
}

/** Whether the first text that a directive selects is in the main part of the page. */
function isFound(directive: string, blocks: readonly Block[]): boolean {
  const [start = '', end] = directive
    .replace(/^text=/, '')
    .split(',')
    .map(decodeURIComponent)
    .map(plain);
  const first = blocks.findIndex(({ text }) => indexOfWords(text, start) >= 0);
  const { text = '', isMain } = blocks[first] ?? {};
  if (!isMain || end === undefined) return isMain === true;
  if (indexOfWords(text.slice(indexOfWords(text, start) + start.length), end) >= 0) return true;
  return blocks.slice(first + 1).some((block) => block.isMain && indexOfWords(block.text, end) >= 0);
}

/** Returns the index of whole words in a text, or -1. */
function indexOfWords(text: string, words: string): number {
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u'));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
