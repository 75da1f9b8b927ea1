import { setTimeout as wait } from 'node:timers/promises';
import { command, readArguments } from '../command.ts';

// The workflow `watch` runs this file with Node.js alone: neither it nor its imports use a package.

/** Where a link to another host leads, and the pages of the site that have it. */
type OutsideLinks = Map<string, Set<string>>;

/** Returns the links to other hosts on all pages of the sitemap. Throws if a page cannot be read. */
export async function readOutsideLinks(origin: string): Promise<OutsideLinks> {
  const links: OutsideLinks = new Map();
  for (const [, location = ''] of (await read(`${origin}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search, host } = new URL(withoutEntities(location));
    for (const [, href = ''] of (await read(origin + pathname + search)).matchAll(
      /<a\b[^>]*\bhref="(https?:[^"]*)"/g,
    )) {
      const url = withoutEntities(href).replace(/#.*/s, '');
      if (!URL.canParse(url) || [host, new URL(origin).host].includes(new URL(url).host)) continue;
      links.set(url, (links.get(url) ?? new Set()).add(pathname));
    }
  }
  return links;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`Expected ${url} to respond with 200, got ${response.status}.`);
  return response.text();
}

function withoutEntities(text: string): string {
  return text.replaceAll('&amp;', '&');
}

/** Returns a line for each dead link: where it leads, what is wrong, and the pages that have it. */
export async function findDeadLinks(
  links: OutsideLinks,
  { pause, timeoutMs = 20_000 }: { pause: () => Promise<unknown>; timeoutMs?: number },
): Promise<string[]> {
  const hostOf = (url: string) => new URL(url).host;
  const hosts = new Set([...links.keys()].map(hostOf));
  const dead = await Promise.all(
    [...hosts].map(async (host) => {
      const lines: string[] = [];
      // One after another, as a person would.
      for (const url of [...links.keys()].filter((link) => hostOf(link) === host)) {
        const problem = (await findDeath(url, timeoutMs)) && (await pause(), await findDeath(url, timeoutMs));
        if (problem) lines.push(`${url} (${problem}) on ${[...links.get(url)!].join(', ')}`);
      }
      return lines;
    }),
  );
  return dead.flat();
}

/**
 * Returns what proves that a link is dead, '' otherwise: a page that is not there, or a host that is not. A page that
 * is forbidden to a program, asks for patience, is broken or slow may be there for people.
 */
async function findDeath(url: string, timeoutMs: number): Promise<string> {
  // Some servers do not know HEAD, or have no page for it.
  for (const method of ['HEAD', 'GET']) {
    try {
      const { status, ok, body } = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs), headers });
      await body?.cancel();
      if (ok) return '';
      if (method === 'GET') return [404, 410].includes(status) ? String(status) : '';
    } catch (error) {
      const { code = '' } = (error as { cause?: { code?: string } }).cause ?? {};
      if (method === 'GET') return ['ENOTFOUND', 'ECONNREFUSED'].includes(code) ? code : '';
    }
  }
  return '';
}

const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check of the site itself, once a week)' };

await command(import.meta.url, 'node infra/commands/check-site/dead-links.ts ORIGIN', async (words) => {
  const [origin = ''] = readArguments(words, 1, {}).positionals;
  const links = await readOutsideLinks(origin.replace(/\/$/, ''));
  const dead = await findDeadLinks(links, { pause: () => wait(30_000) });
  if (dead.length > 0) throw new Error(dead.join('\n'));
  return `None of ${links.size} links to other hosts is dead.`;
});
