import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ListName } from '#content/lists/list.ts';
import { listen } from '../../local/listen.ts';
import { pullContent } from './pull-content.ts';

type SavedEntry = {
  id: number;
  order?: number;
  title: string;
  modified?: string;
  editor?: string;
  fields: Readonly<Record<string, string>>;
};

/** A file. `sourceUrl` is the URL in the media library if it differs; its own URL redirects to `redirect`. */
type Upload = {
  name: string;
  file: Uint8Array | string;
  sourceUrl?: string;
  redirect?: string;
  alt?: string;
  status?: number;
};

/** Starts a fake of WordPress's REST API. A list that `lists` lacks gets 404, as without the plugin. */
export async function startListsServer() {
  const lists: Partial<Record<ListName, SavedEntry[]>> = {};
  const media = new Map<string, Upload>();
  /** What is wrong: the status of every response, or a login that is wanted. */
  const fault: { status?: number; account?: string } = {};
  let origin = '';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const upload = [...media.values()].find(({ name }) => url.pathname === `/wp-content/uploads/${name}`);
    const entries = lists[url.pathname.replace('/wp-json/wp/v2/site-', '') as ListName];
    const page = Number(url.searchParams.get('page') ?? 1);
    const credential = Buffer.from(request.headers.authorization?.slice('Basic '.length) ?? '', 'base64').toString();
    if (fault.status !== undefined) send(fault.status, '<h1>Maintenance</h1>');
    else if (fault.account !== undefined && fault.account !== credential) send(401, { code: 'rest_not_logged_in' });
    else if (upload?.redirect !== undefined) response.writeHead(302, { location: upload.redirect }).end();
    else if (upload) response.writeHead(upload.status ?? 200).end(upload.file);
    else if (url.pathname === '/wp-json/wp/v2/media') {
      const ids = url.searchParams.get('include')?.split(',') ?? [];
      const known = ids.filter((id) => media.has(id));
      send(
        200,
        known.map((id) => {
          const { name, sourceUrl = name, alt = 'A picture' } = media.get(id)!;
          return {
            id: Number(id),
            alt_text: alt,
            source_url: new URL(sourceUrl, `${origin}/wp-content/uploads/`).href.replace(/%PARENT/g, '..'),
          };
        }),
      );
    } else if (!entries) send(404, { code: 'rest_no_route' });
    else if (page > 1 && (page - 1) * 100 >= entries.length) send(400, { code: 'rest_post_invalid_page_number' });
    else send(200, entries.slice((page - 1) * 100, page * 100).map(toRest));
  });
  const listening = await listen(server, 0);
  origin = `http://127.0.0.1:${listening.port}`;
  return {
    cmsUrl: `${origin}/wp-json/wp/v2`,
    lists,
    media,
    fault,
    [Symbol.asyncDispose]: () => listening.close(),
  };
}

export const now = new Date('2026-11-26T05:00:00Z');

/** A WordPress, which is read with an account, and an empty folder for its lists. */
export async function setUpPull() {
  const wordpress = await startListsServer();
  const readCredential = () => Promise.resolve({ user: 'site', password: 'abcd efgh' });
  const folder = await mkdtemp(join(tmpdir(), 'pulled-'));
  return {
    ...wordpress,
    folder,
    pull: (options?: { maxPictureBytes?: number; now?: Date }) =>
      pullContent({ cmsUrl: wordpress.cmsUrl, readCredential, folder, now, ...options }),
    read: async (name: string): Promise<unknown> => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')),
    async [Symbol.asyncDispose]() {
      await wordpress[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

function toRest({ id, order = 0, title, modified = '2026-11-02T10:00:00', editor, fields }: SavedEntry) {
  return {
    id,
    slug: `entry-${id}`,
    menu_order: order,
    modified_gmt: modified,
    site_editor: editor,
    title: { rendered: title.replaceAll('&', '&amp;') },
    meta: fields,
  };
}

/** Returns a photograph as JPEG, of one colour, with the place where it was taken in its metadata. */
export function photograph(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 80 } } })
    .withExif({ IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
    .jpeg()
    .toBuffer();
}

export function story(id: number, fields: Readonly<Record<string, string>> = {}): SavedEntry {
  return {
    id,
    title: `Story ${id}`,
    fields: {
      rating: '4.5',
      dateRange: 'Mar 2024 – Jul 2024',
      quote: `It answers, number ${id}.`,
      fullQuote: '',
      ...fields,
    },
  };
}

/** A project with a recording of the media library. */
export function recordedProject(recording: string): SavedEntry {
  const fields = {
    description: 'Answers.',
    technologies: 'Twilio, Go',
    interest: 'Other Services',
    result: 'Nobody waits.',
    words: '0:00 Caller: Are you open?\n0:02 Agent: This is the AI assistant.',
    agreed: 'Everybody who is heard has agreed',
  };
  return { id: 5, title: 'Desk', fields: { ...fields, recording } };
}

export function job(id: number, fields: Readonly<Record<string, string>> = {}): SavedEntry {
  const usual = {
    location: 'Remote',
    experience: '2+ years',
    skills: 'Playwright, axe',
    bonus: 'Voice',
    description: 'Finds what breaks.',
    responsibilities: 'Test by hand first.\nThen by script.',
    steps: 'A first call: thirty minutes\nThe offer: in writing',
    employment: 'Part-time',
    countries: 'India, Nepal',
  };
  return { id, title: `Job ${id}`, fields: { ...usual, ...fields } };
}

export function person(id: number, fields: Readonly<Record<string, string>> = {}): SavedEntry {
  const usual = {
    expertise: 'Voice AI',
    skills: 'Twilio, Whisper',
    bio: 'Listens.',
    department: '',
    icons: 'voice',
    photo: '',
  };
  return { id, title: `Person ${id}`, fields: { ...usual, ...fields } };
}

export function activity(id: number, images: string): SavedEntry {
  const fields = { category: 'Moments of 2026', description: 'Kites.', icon: 'kite', images };
  return { id, title: `Activity ${id}`, fields };
}
