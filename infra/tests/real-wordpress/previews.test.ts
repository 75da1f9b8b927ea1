import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut } from './packages.testkit.ts';
import { look, openAdmin, type Previews, startPreviews } from './previews.testkit.ts';
import { previewWords } from '#content/preview.ts';
import { readDocument } from '../journeys/read-document.testkit.ts';

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
  ])('a post with the status %s is shown once', async (status, fields, sentence) => {
    const { wordpress, write, preview } = previews;
    const title = `Seen as ${status}`;
    const { id } = await write(title, { status, ...fields });
    const url = await preview(`${wordpress.origin}/?p=${id}`);
    const { status: code, text } = await look(url);
    expect(code).toBe(200);
    expect(text).toContain(`>${title}</h1>`);
    expect(text).toContain(sentence);
    expect(text).toContain(`<p>Text of ${title}</p>`);
    expect(text).toContain('<b>Editor <');
    expect(text).toContain(`${wordpress.origin}/wp-admin/post.php?post=${id}&amp;action=edit`);
    const again = await look(url);
    expect(again).toMatchObject({ status: 403, text: expect.stringContaining(previewWords.reason.stale) });
    expect(again.text).not.toContain(title);
    expect(await look(await preview(`${wordpress.origin}/?p=${id}`))).toMatchObject({ status: 200 });
  });

  test('unsaved changes of a published post are in its preview only, until they are saved', async () => {
    const { wordpress, product, editor, write, preview } = previews;
    const { id, slug } = await write('Before', { status: 'publish', date: '2026-01-01T09:00:00' });
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
    const saved = await look(await preview(`${wordpress.origin}/?p=${id}`));
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

  test('a draft is shared in either editor, read without a login, and no longer after Stop sharing', async () => {
    const { wordpress, product, editor, write } = previews;
    const { id } = await write('Shared', { content: '<p>Text</p><img src="/x.png" alt="">' });
    const page = await (await product.visit('/')).context().newPage();
    const edit = `post.php?post=${id}&action=edit`;
    const share = page.getByRole('button', { name: 'Share for 48 hours' });
    const readLink = () => page.getByLabel('Link to the draft').inputValue();
    await openAdmin(previews, page, edit);
    await page.locator('.editor-post-title__input').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(', and changed');
    await share.press('Enter');
    await page.getByText('The draft is shared.').waitFor();
    const link = await readLink();
    for (const method of ['GET', 'POST', 'GET', 'POST']) {
      const { status, text } = await readDocument(link, { method });
      expect([status, text.includes('Shared, and changed')]).toEqual([200, method === 'POST']);
    }
    const reader = await product.open({ javaScriptEnabled: false });
    await reader.goto(link);
    await reader.getByRole('button', { name: previewWords.shared.show }).click();
    await reader.getByRole('heading', { level: 1, name: 'Shared, and changed' }).waitFor();
    expect(await reader.getByRole('link', { name: previewWords.edit }).count()).toBe(0);
    await reader.close();

    await page.getByRole('button', { name: 'Stop sharing' }).press('Enter');
    await page.getByText('The links no longer work.').waitFor();
    expect(await share.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(/It has no featured image.* Pictures without an alternative text: 1\./).waitFor();
    const isRefused = { status: 403, text: expect.stringContaining(previewWords.reason.ended) };
    for (const method of ['GET', 'POST']) expect(await readDocument(link, { method })).toMatchObject(isRefused);

    // From the bin it returns without a link, and without the slug that WordPress gave it there.
    await editor.trash(id);
    await editor.save(`/posts/${id}`, { status: 'draft' });
    const second = await wordpress.withFault('classic-editor', async () => {
      await page.goto(`${wordpress.origin}/wp-admin/${edit}`);
      await share.click();
      await page.getByText('The draft is shared.').waitFor();
      return readLink();
    });
    expect((await readDocument(second, { method: 'POST' })).text).toContain('Shared, and changed');
    expect(await readDocument(link, { method: 'POST' })).toMatchObject(isRefused);
    const { slug } = await editor.save(`/posts/${id}`, { status: 'publish', date: '2026-01-03T09:00:00' });
    const { status, headers } = await readDocument(second, { method: 'POST' });
    expect([status, headers.get('location'), slug]).toEqual([303, `/blog/${slug}`, 'shared-and-changed']);
    await page.goto(`${wordpress.origin}/wp-admin/edit.php?s=Shared`);
    const view = page.getByRole('row').filter({ hasText: 'Shared, and changed' }).getByText('View', { exact: true });
    expect(await view.getAttribute('href')).toBe(`${product.url}/blog/${slug}`);
    await editor.trash(id);
    expect(await readDocument(second, { method: 'POST' })).toMatchObject(isRefused);
    await page.context().close();
  });

  test('Preview in the block editor opens what was typed, as a draft and as a change of a published post', async () => {
    const { product, write } = previews;
    const page = await (await product.visit('/')).context().newPage();
    for (const [status, state] of [
      ['draft', 'draft'],
      ['publish', 'changed'],
    ] as const) {
      const { id } = await write(`Typed into a ${status}`, { status, date: '2026-01-02T09:00:00' });
      await openAdmin(previews, page, `post.php?post=${id}&action=edit`);
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
