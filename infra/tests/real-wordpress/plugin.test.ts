import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut } from './packages.testkit.ts';
import { listen } from '../../local/listen.ts';
import { logInOn, look, type Previews, startPreviews } from './previews.testkit.ts';
import { blogWords } from '#content/blog.ts';
import { previewWords } from '#content/preview.ts';
import { readDocument } from '../journeys/read-document.testkit.ts';

let previews: Previews;

beforeAll(async () => {
  if (!isLeftOut) previews = await startPreviews();
});

afterAll(() => previews?.[Symbol.asyncDispose]());

describe.skipIf(isLeftOut)('the plugin of a real WordPress', () => {
  test('an administrator reads which constants are missing, and incomplete and second copies do no harm', async () => {
    const { wordpress, product, write, preview } = previews;
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, 'plugins.php', 'admin');
    await page.getByText('needs SITE_PUBLISHED_URL, SITE_PUBLISHED_SECRET in wp-config.php').waitFor();
    expect(await page.getByText('installed twice').count()).toBe(0);
    for (const [folder, sentence] of [
      ['incomplete-copy', 'The plugin “Website” lacks lists.json, icons.svg, faults.php'],
      ['second-copy', 'The plugin “Website” is installed twice'],
    ] as const) {
      const row = page.locator(`tr[data-plugin="${folder}/website.php"]`);
      await row.getByRole('link', { name: 'Activate Website' }).click();
      await page.getByText('Plugin activated.').waitFor();
      await page.getByText(sentence).waitFor();
    }
    await page.getByRole('link', { name: 'Website', exact: true }).click();
    await page.getByRole('row', { name: 'wp-config.php' }).getByText('It lacks SITE_PUBLISHED_URL').waitFor();
    await page.getByText('The website accepts links of this WordPress, and reads it.').waitFor();
    await page.getByText('The REST API shows the published entries.').waitFor();
    const meta_input = { rating: '4.5', dateRange: 'Mar 2024 – Jul 2024', quote: 'It answers.' };
    const right = { post_type: 'site_stories', post_title: 'A right story', meta_input };
    const [ID = 0] = await wordpress.editLists([{ entry: right }]);
    await page.getByRole('link', { name: 'Stories', exact: true }).click();
    await page.getByRole('row', { name: 'A right story' }).getByText('Not known').waitFor();
    await wordpress.editLists([{ entry: { ID, post_status: 'trash' } }]);
    await page.close();
    const { text } = await look(await preview((await write('Two copies')).link));
    expect(text).toContain('>Two copies</h1>');
    expect(text).not.toContain(blogWords.post.copy);
  });

  test('WordPress sends readers of a published article to the site, and asks for a login before a preview', async () => {
    const { wordpress, product, write } = previews;
    const open = (path: string) => readDocument(wordpress.origin + path);
    const article = await write('Only here', { status: 'publish', date: '2026-01-04T09:00:00' });
    expect(article.link).toBe(`${product.url}/blog/only-here`);
    expect(article.permalink_template).toBe(`${product.url}/blog/%postname%`);
    const [listed] = (await (await fetch(`${wordpress.url}/posts?slug=only-here`)).json()) as { link: string }[];
    expect(listed?.link).toBe(`${wordpress.origin}/only-here/`);
    const { status, headers } = await open('/only-here/');
    expect([status, headers.get('location')]).toEqual([301, article.link]);
    expect((await open('/a-protected/')).status).toBe(200);
    const draft = await write('Behind a login');
    for (const id of [draft.id, article.id]) {
      const login = (await open(`/?p=${id}&preview=true`)).headers.get('location') ?? '';
      expect(login).toContain(
        `/wp-login.php?redirect_to=${encodeURIComponent(`${wordpress.origin}/?p=${id}&preview=`)}`,
      );
    }
  });

  test('a link is valid for half an hour, and of ten simultaneous requests with it, one is shown', async () => {
    const { write, preview } = previews;
    const link = await preview((await write('Only one')).link);
    const until = Number(new URL(link).searchParams.get('until'));
    expect(until - Date.now() / 1_000).toBeLessThanOrEqual(1_800);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await look(link)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(9);
  });

  test('a post with a password keeps WordPress’s own preview, because the site shows none', async () => {
    const { editor, write } = previews;
    const { link } = await write('Locked', { status: 'publish', password: 'open' });
    expect(await editor.open(`${link}?preview=true`)).toBe(200);
  });

  test('the plugin’s route gives nothing away without a nonce', async () => {
    const { wordpress } = previews;
    const route = `${wordpress.origin}/wp-json/site/v1/previews`;
    const unknown = await fetch(`${route}?nonce=${'a'.repeat(32)}`, { method: 'POST' });
    expect({ status: unknown.status, body: await unknown.json() }).toEqual({ status: 200, body: [] });
    for (const nonce of ['', '%25', 'a'.repeat(33), '%27%20or%201=1']) {
      expect((await fetch(`${route}?nonce=${nonce}`, { method: 'POST' })).status).toBe(400);
    }
    expect((await fetch(`${route}?nonce=${'a'.repeat(32)}`)).status).toBe(404);
  });

  test('a WordPress that fails is 503, and the link works afterwards; one that requires a login is no obstacle', async () => {
    const { wordpress, write, preview } = previews;
    const link = await preview((await write('Patient')).link);
    await wordpress.withFault('maintenance', async () => {
      expect(await look(link)).toMatchObject({
        status: 503,
        text: expect.stringContaining(previewWords.reason.unreachable),
      });
    });
    await wordpress.withFault('login-required', async () => {
      expect(await look(link)).toMatchObject({ status: 200, text: expect.stringContaining('>Patient</h1>') });
    });
  });

  test('no article takes the address of previews', async () => {
    const { product, write } = previews;
    const { slug } = await write('Preview', { status: 'publish' });
    expect(slug).toBe('preview-2');
    expect((await look(`${product.url}/blog/preview-2`)).text).toContain('>Preview</h1>');
  });

  test('an editor closes and moves jobs, and types amounts and addresses as people write them', async () => {
    const { wordpress, product } = previews;
    const jobs = [{}, { closes: '2099-12-31' }].map((meta_input, at) => ({
      entry: { post_type: 'site_jobs', post_title: `Job ${at}`, meta_input },
    }));
    await wordpress.editLists([...jobs, { entry: { post_type: 'site_team', post_title: 'Isha O’Neill' } }]);
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, 'edit.php?post_type=site_jobs');
    const row = page.getByRole('row', { name: 'Job 1' });
    await row.getByText('Closes 31 December 2099').waitFor();
    await row.getByRole('checkbox').check();
    await page.getByLabel('Select bulk action').first().selectOption('Close');
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await row.getByText('· Closed').waitFor();
    await page.getByText('Earlier', { exact: true }).last().dispatchEvent('click');
    await expect.poll(() => page.locator('.row-title').allTextContents()).toEqual(['Job 1', 'Job 0']);
    await page.locator('.row-title').last().click();
    const [article, pay] = [page.getByLabel('Article of the colleague'), page.getByLabel('Pay from')];
    await article.fill(`${wordpress.origin}/new-name/?utm_source=x#part`);
    await pay.fill('5,00,000');
    expect(await page.locator('#site_colleague_known option').allTextContents()).toEqual(['Isha O’Neill']);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.poll(() => pay.inputValue()).toBe('500000');
    expect(await article.inputValue()).toBe('new-name');
    await page.close();
    product.consoleErrors.splice(0);
  });

  test('a website that hangs delays no save, is told again until a day has passed, and wp-admin says so', async () => {
    const { wordpress, product, editor } = previews;
    // One is right and on the website, the other one is new and wrong.
    const story = { post_type: 'site_stories', post_title: 'A story' };
    const meta_input = { expertise: 'Voice', skills: 'Twilio, Whisper', bio: 'Listens.', icons: 'voice, phone' };
    const late = { post_type: 'site_team', post_title: 'Late Asha', post_date: '2026-01-02 09:00:00', meta_input };
    const [last = 0, filled = 0] = await wordpress.editLists([
      { entry: { ...story, post_status: 'trash' } },
      { entry: { post_type: 'site_jobs', post_title: 'Filled', post_status: 'draft' } },
      { entry: story },
      { entry: late },
    ]);
    const time = '2026-01-01T09:00:00Z';
    const calls: ServerResponse[] = [];
    const bodies: unknown[] = [];
    let status = 0;
    const hanging = await listen(
      createServer((request, response) => {
        if (request.method === 'POST') {
          calls.push(response);
          void json(request).then((body) => bodies.push(body));
          if (status !== 0) response.writeHead(status).end();
        } else
          response.end(
            JSON.stringify({ entries: { stories: { [last]: time, 99999: time }, jobs: { [filled]: time } } }),
          );
      }),
      0,
    );
    await wordpress.connect({ url: `http://127.0.0.1:${hanging.port}`, secret: 'open sesame' });
    await editor.save('/posts', { title: 'Patience', status: 'publish', content: 'Wait.' });
    await expect.poll(() => calls.length).toBe(1);
    // WordPress would have given up before the save ended.
    expect(calls[0]?.destroyed).toBe(false);
    calls[0]?.destroy();
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, 'admin.php?page=site-status');
    const untilUpdates = async (sentence: RegExp) => {
      await expect
        .poll(async () => {
          await page.reload();
          return page.getByRole('row', { name: /^Updates/ }).textContent();
        })
        .toMatch(sentence);
    };
    await untilUpdates(
      /The website did not respond to the last call\. WordPress says: “cURL error 52.*WordPress sends it again, for a day\./,
    );
    expect(bodies).toEqual([{ slugs: ['patience'] }]);
    await page.getByRole('row', { name: 'Stories (deleted: 1)' }).waitFor();
    await page
      .getByRole('row', { name: 'Filled' })
      .getByText('Its page says within minutes that it is closed.')
      .waitFor();
    await page.getByRole('row', { name: 'Late Asha' }).getByText('Late: saved on 2 January 2026').waitFor();
    await page.goto(`${wordpress.origin}/wp-admin/edit.php?post_type=site_jobs`);
    await page.locator(`[aria-label="View: Filled"][href$=":${hanging.port}/careers/role-${filled}"]`).waitFor();
    await page.goto(`${wordpress.origin}/wp-admin/edit.php?post_type=site_stories&post_status=trash`);
    await page.getByText('Shown, the last of its list').waitFor();

    status = 503;
    await editor.save('/posts', {
      title: 'Patience again',
      status: 'publish',
      content: '[vc_row a="b"]Wait.[/vc_row]',
    });
    await page.goto(`${wordpress.origin}/wp-admin/admin.php?page=site-status`);
    await untilUpdates(/The website could not read its secret\..*WordPress sends it again/);
    await page.getByRole('row', { name: 'Articles' }).getByText('“Patience again”: vc_row.').waitFor();
    expect(bodies.slice(1)).toEqual([{ slugs: ['patience', 'patience-again'] }]);
    await wordpress.editLists([{ aged: 90_000 }]);
    await untilUpdates(/WordPress has tried for a day and gives up/);
    expect(bodies).toHaveLength(3);
    status = 202;
    await page.getByRole('button', { name: 'Update the website now' }).click();
    await page.getByText('The update has started.').waitFor();
    await page.close();
    product.consoleErrors.splice(0);
    await hanging.close();
  });
});
