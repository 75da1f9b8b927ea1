import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileArticle } from './hostile-article.testkit.ts';
import { isLeftOut } from './packages.testkit.ts';
import { look, type Previews, startPreviews } from './previews.testkit.ts';
import { previewWords } from '#content/preview.ts';

let previews: Previews;

beforeAll(async () => {
  if (!isLeftOut) previews = await startPreviews();
});

afterAll(() => previews?.[Symbol.asyncDispose]());

describe.skipIf(isLeftOut)('previews of a real WordPress', () => {
  test.each([
    ['draft', {}, previewWords.state.draft],
    ['pending', {}, previewWords.state.draft],
    ['future', { date: '2099-01-01T09:00:00' }, previewWords.state.scheduled],
    ['private', {}, previewWords.state.private],
    ['publish', {}, previewWords.state.published],
  ])('a post with the status %s is shown once, and nothing may store it', async (status, fields, sentence) => {
    const { wordpress, write, preview } = previews;
    const title = `Seen as ${status}`;
    const { id, link } = await write(title, { status, ...fields });
    const url = await preview(link);
    const { status: code, headers, text } = await look(url);
    expect({ code, hasTitle: text.includes(`>${title}</h1>`), hasState: text.includes(sentence) }).toEqual({
      code: 200,
      hasTitle: true,
      hasState: true,
    });
    expect(text).toContain(`<p>Text of ${title}</p>`);
    expect(text).toContain('<b>Editor</b>');
    expect(text).toContain(`${wordpress.origin}/wp-admin/post.php?post=${id}&amp;action=edit`);
    expect(text).not.toContain('rel="canonical"');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-cache': 'Miss from cloudfront',
    });
    const again = await look(url);
    expect(again).toMatchObject({ status: 403, text: expect.stringContaining(previewWords.reason.stale) });
    expect(again.text).not.toContain(title);
    expect(await look(await preview(`${wordpress.origin}/?p=${id}`))).toMatchObject({ status: 200 });
  });

  test('unsaved changes of a published post are in its preview only, until they are saved', async () => {
    const { product, editor, write, preview } = previews;
    const { id, link, slug } = await write('Before', { status: 'publish', date: '2026-01-01T09:00:00' });
    // WordPress compares seconds: a change within the second of the last save counts as saved.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const fields = { title: 'After', content: '<p>Changed text</p>', excerpt: 'Changed excerpt' };
    const autosave = await editor.save(`/posts/${id}/autosaves`, fields);
    const changed = await look(String(await editor.open(autosave.preview_link ?? '')));
    expect(changed.text).toContain('>After</h1>');
    expect(changed.text).toContain('<p>Changed text</p>');
    expect(changed.text).toContain(previewWords.state.changed);
    const live = await look(`${product.url}/blog/${slug}`);
    expect(live.text).toContain('>Before</h1>');
    expect(live.text).not.toContain('Changed');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await editor.save(`/posts/${id}`, { title: 'Saved' });
    const saved = await look(await preview(link));
    expect(saved.text).toContain('>Saved</h1>');
    expect(saved.text).toContain(previewWords.state.published);
  });

  test('a featured image that is not saved yet is shown, and links to articles lead to the site', async () => {
    const { wordpress, editor, write, preview } = previews;
    const [picture] = (await (await fetch(`${wordpress.url}/media`)).json()) as { id: number }[];
    const content = `<p><a href="${wordpress.origin}/new-name/">Another one</a></p>`;
    const { link } = await write('With a new image', { status: 'draft', content });
    const { text } = await look(String(await editor.open(`${link}&preview=true&_thumbnail_id=${picture?.id}`)));
    expect(text).toMatch(/<img[^>]+src="\/media\/[^"]+picture/);
    expect(text).toContain('href="/blog/new-name"');
    expect((await look(await preview(link))).text).not.toMatch(/<img[^>]+src="\/media\/[^"]+picture/);
  });

  test('a draft is nowhere else on the site', async () => {
    const { wordpress, product, write, preview } = previews;
    const { id } = await write('Nowhere else', { slug: 'nowhere-else' });
    await look(await preview(`${wordpress.origin}/?p=${id}`));
    for (const path of [
      '/blog',
      '/blog/nowhere-else',
      '/default/cms/posts?slug=nowhere-else',
      '/sitemap.xml',
      '/feed.xml',
    ]) {
      expect((await look(product.url + path)).text).not.toMatch(/Nowhere else|blog\/nowhere-else</);
    }
  });

  test.each([false, true])('a hostile draft runs nothing in a browser, the CSP off: %s', async (bypassCSP) => {
    const { product, write, preview } = previews;
    const { link } = await write('Hostile <script>window.owned=1</script>', { content: hostileArticle });
    const page = await product.visit('/', { bypassCSP });
    await page.goto(await preview(link));
    await page.getByText('This paragraph is harmless.').waitFor();
    await page.locator('html[data-ready]').waitFor();
    for (const one of await page.locator('[data-article] a').all())
      await one.hover({ force: true }).catch(() => undefined);
    await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
    expect(await page.evaluate(() => 'owned' in window)).toBe(false);
    expect(await page.getByRole('region', { name: previewWords.label }).isVisible()).toBe(true);
    await page.close();
    expect(product.consoleErrors.splice(0).filter((error) => /uncaught|a request to/.test(error))).toEqual([]);
  });

  test('Preview in the block editor opens what was typed, as a draft and as a change of a published post', async () => {
    const { wordpress, product, editor, write } = previews;
    const page = await (await product.visit('/')).context().newPage();
    // Without the guide that greets new editors.
    await editor.save('/users/me', { meta: { persisted_preferences: { 'core/edit-post': { welcomeGuide: false } } } });
    // The editor requests avatars from another host.
    await page.context().route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    for (const [status, state] of [
      ['draft', 'draft'],
      ['publish', 'changed'],
    ] as const) {
      const { id } = await write(`Typed into a ${status}`, { status, date: '2026-01-02T09:00:00' });
      const edit = `${wordpress.origin}/wp-admin/post.php?post=${id}&action=edit`;
      await page.goto(`${wordpress.origin}/wp-login.php?redirect_to=${encodeURIComponent(edit)}`);
      await page.getByLabel('Username or Email Address').fill('editor');
      await page.getByLabel('Password', { exact: true }).fill('editor');
      await page.getByRole('button', { name: 'Log In' }).click();
      const title = page.locator('.editor-post-title__input');
      await title.focus();
      await page.keyboard.press('End');
      await page.keyboard.type(', and changed');
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      const opening = page.context().waitForEvent('page');
      await page.getByRole('menuitem', { name: 'Preview in new tab' }).click();
      const tab = await opening;
      await tab.getByRole('heading', { level: 1, name: `Typed into a ${status}, and changed` }).waitFor();
      expect(await tab.getByRole('region', { name: previewWords.label }).textContent()).toContain(
        previewWords.state[state],
      );
      expect(tab.url()).toContain(`${product.url}/blog/preview?`);
      await tab.close();
    }
    await page.context().close();
  });
});
