import { botChatPath } from '#contract/chat.ts';
import { company } from '#content/company.ts';
import { sendEmailPath } from '#contract/email.ts';
import { redirects } from '#head/routes.ts';
import type { Client, Question } from './client.ts';

/** Gives the next question of any visitor. */
export type Questions = () => Question;

/** How often each kind is asked, out of a hundred. */
const shares = { page: 55, file: 20, cms: 12, chat: 6, mail: 4, moved: 2, missing: 1 } as const;

const lists = [
  '/default/cms/posts?_embed=true&per_page=9&page=1&orderby=date&order=desc&status=publish',
  '/default/cms/posts?_embed=true&per_page=9&page=2&orderby=date&order=desc&status=publish',
  '/default/cms/posts?_embed=true&per_page=9&page=1&search=voice&status=publish',
  '/default/cms/categories?per_page=100&orderby=count&order=desc',
];

const said = [
  'What do you build?',
  'How soon do you reply?',
  'Where is the office?',
  'Which service fits a phone bot?',
];

/** Every route and call of the site, in about the proportion in which visitors ask for them. */
export async function readQuestions({ ask }: Client): Promise<Questions> {
  const sitemap = await ask({ kind: 'file', path: '/sitemap.xml' });
  const pages = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const files = new Set(['/sitemap.xml', '/feed.xml', '/robots.txt', '/llms.txt', '/favicon.svg']);
  for (const path of pages) {
    const { body } = await ask({ kind: 'page', path });
    const scripts = /data-load="([^"]*)"/.exec(body)?.[1]?.split(' ') ?? [];
    const rest = [...body.matchAll(/(?:href|src)="(\/(?:assets|art)\/[^"#]+)"/g)].map(([, address = '']) => address);
    for (const address of [...scripts, ...rest]) files.add(address);
  }
  if (pages.length === 0) throw new Error(`/sitemap.xml names no page; it answered ${sitemap.status}.`);

  let messages = 0;
  const makers: Readonly<Record<keyof typeof shares, Questions>> = {
    page: () => ({ kind: 'page', path: anyOf(pages) }),
    file: () => ({ kind: 'file', path: anyOf([...files]) }),
    cms: () => ({ kind: 'cms', path: anyOf(lists) }),
    chat: () => ({ kind: 'chat', path: botChatPath, body: JSON.stringify({ message: anyOf(said) }) }),
    mail: () => ({ kind: 'mail', path: sendEmailPath, body: message((messages += 1)) }),
    moved: () => ({ kind: 'moved', path: anyOf(redirects.map(({ from }) => from)), expected: [301] }),
    missing: () => ({ kind: 'missing', path: '/no-such-page', expected: [404] }),
  };
  return () => {
    let left = Math.random() * 100;
    for (const [kind, share] of Object.entries(shares) as [keyof typeof shares, number][]) {
      left -= share;
      if (left < 0) return makers[kind]();
    }
    return makers.page();
  };
}

/** No two are the same, else the second would be dropped as a repeat. */
function message(number: number): string {
  const text = `Name: Visitor ${number}\nEmail: visitor${number}@example.org\n\nMessage:\nDoes it speak Gujarati?`;
  return JSON.stringify({ subject: `Message from Visitor ${number}`, message: text, to: [company.email] });
}

function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
