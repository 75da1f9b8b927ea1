import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { previewPath } from '#head/blog-url.ts';
import { openProduct } from '../journeys/product.testkit.ts';
import { readDocument } from '../journeys/read-document.testkit.ts';
import { startRealWordPress } from './real-wordpress.testkit.ts';

type SavedPost = { id: number; slug: string; link: string; permalink_template?: string; preview_link?: string };

/** Logs the user `editor` in on WordPress's login page. */
async function logIn(origin: string) {
  const form = new URLSearchParams({ log: 'editor', pwd: 'editor', testcookie: '1' });
  const login = await fetch(`${origin}/wp-login.php`, {
    method: 'POST',
    body: form,
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    redirect: 'manual',
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const nonce = await (
    await fetch(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } })
  ).text();
  const headers = { cookie, 'content-type': 'application/json', 'x-wp-nonce': nonce };

  async function send(method: string, path: string, body?: string): Promise<SavedPost> {
    const response = await fetch(`${origin}/wp-json/wp/v2${path}`, { method, headers, body: body ?? null });
    const saved: unknown = await response.json();
    if (!response.ok) throw new Error(`Expected WordPress to save ${path}, got ${JSON.stringify(saved)}.`);
    return saved as SavedPost;
  }

  return {
    /** Saves by the REST API as the block editor does, and returns the response. `path` is below /wp-json/wp/v2. */
    save: (path: string, fields: Readonly<Record<string, unknown>>) => send('POST', path, JSON.stringify(fields)),
    async trash(id: number) {
      await send('DELETE', `/posts/${id}`);
    },
    /** Opens an address of WordPress without following redirects. Returns where it redirects, or the status. */
    async open(address: string) {
      const response = await fetch(address, { headers: { cookie }, redirect: 'manual' });
      return response.headers.get('location') ?? response.status;
    },
  };
}

const secret = 'open sesame';

export type Previews = Awaited<ReturnType<typeof startPreviews>>;

/** Starts a WordPress whose plugin has only the constants of previews, its editor, and the product that shows them. */
export async function startPreviews() {
  const wordpress = await startRealWordPress();
  const opened = openProduct({ env: { CMS_URL: wordpress.url, CMS_PREVIEW_SECRET: secret } });
  opened.catch(() => wordpress[Symbol.asyncDispose]());
  const product = await opened;
  await wordpress.showPreviewsOn({ url: product.url + previewPath, secret });
  const editor = await logIn(wordpress.origin);
  const linkPattern = `^${product.url}${previewPath}\\?id=\\d+&until=\\d+&nonce=\\w{32}&signature=\\w{64}$`;
  return {
    wordpress,
    product,
    editor,
    write: (title: string, fields: Readonly<Record<string, unknown>> = {}) =>
      editor.save('/posts', { title, content: `<p>Text of ${title}</p>`, ...fields }),
    /** Opens the address that the block editor opens for a post that is not published. Returns the preview link. */
    async preview(link: string) {
      const target = await editor.open(`${link}${link.includes('?') ? '&' : '?'}preview=true`);
      expect(target).toMatch(new RegExp(linkPattern));
      return String(target);
    },
    async [Symbol.asyncDispose]() {
      product.consoleErrors.splice(0);
      await wordpress[Symbol.asyncDispose]();
      await product[Symbol.asyncDispose]();
    },
  };
}

/** Logs the user `editor` in and opens a page of wp-admin. */
export async function openAdmin({ wordpress, editor }: Previews, page: Page, path: string): Promise<void> {
  // Without the guide that greets new editors.
  await editor.save('/users/me', { meta: { persisted_preferences: { 'core/edit-post': { welcomeGuide: false } } } });
  await logInOn(page, wordpress.origin, path);
}

/** Logs a user in whose password is the name, and opens a page of wp-admin. */
export async function logInOn(page: Page, origin: string, path: string, user = 'editor'): Promise<void> {
  // WordPress requests avatars from another host.
  await page.context().route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  await page.goto(`${origin}/wp-login.php?redirect_to=${encodeURIComponent(`${origin}/wp-admin/${path}`)}`);
  await page.getByLabel('Username or Email Address').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(user);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export function look(url: string) {
  return readDocument(url, { redirect: 'follow' });
}
