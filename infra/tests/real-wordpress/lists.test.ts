import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cmsWebhookPath } from '#contract/cms.ts';
import { publishedVectors } from '../../../functions/blog/wordpress/fixtures/hostile-markup.testkit.ts';
import { job as savedJob, recordedProject } from '../../commands/content-pull/lists-server.testkit.ts';
import { openProduct, type OwnProduct } from '../journeys/product.testkit.ts';
import { copySite, type SiteCopy } from '../journeys/site-copy.testkit.ts';
import { untilIdle } from '../journeys/visits.testkit.ts';
import { isLeftOut } from './packages.testkit.ts';
import { logInOn } from './previews.testkit.ts';
import { type ListEdit, type RealWordPress, startRealWordPress } from './real-wordpress.testkit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const secret = 'open sesame';
let wordpress: RealWordPress;
let product: OwnProduct;
let site: SiteCopy;

beforeAll(async () => {
  if (isLeftOut) return;
  wordpress = await startRealWordPress();
  product = await openProduct({ env: { CMS_URL: wordpress.url, CMS_WEBHOOK_SECRET: secret } });
  // The plugin is active before an operator sets its constants, and saving must work all the same.
  const [early] = await wordpress.editLists([story('Too early')]);
  await wordpress.editLists([{ entry: { ID: early, post_status: 'trash' } }]);
  await wordpress.connect({ url: product.url + cmsWebhookPath, secret });
  site = await copySite();
});

afterAll(async () => {
  // First, because the product rejects if the console has errors, and MariaDB would stay.
  await wordpress?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
  await product?.[Symbol.asyncDispose]();
});

/** Runs `npm run content:pull` for this WordPress into the copy of the site. */
async function pull(): Promise<{ status: number | null; lines: string[] }> {
  const program = ['--import', 'tsx', 'infra/commands/content-pull/print-pull.ts'];
  const args = [...program, '--cms', wordpress.url, '--into', site.pulled, '--mail', '--site', product.url];
  const { user: CMS_USER, password: CMS_PASSWORD } = wordpress.account;
  const env = { ...process.env, CMS_WEBHOOK_SECRET: secret, CMS_USER, CMS_PASSWORD };
  const child = spawn(process.execPath, args, { cwd: root, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, lines: printed.trim().split('\n') };
}

/** Pulls and builds. Returns the documents that have changed since `before`. */
async function publish(before: ReadonlyMap<string, string>) {
  expect(await pull()).toMatchObject({ status: 0 });
  expect(await site.build()).toBeUndefined();
  const documents = await site.documents();
  const names = [...new Set([...documents.keys(), ...before.keys()])];
  return { documents, changed: names.filter((name) => documents.get(name) !== before.get(name)).toSorted() };
}

function story(title: string, fields: Readonly<Record<string, unknown>> = {}): ListEdit {
  const meta_input = { rating: '4.5', dateRange: 'Mar 2024 – Jul 2024', quote: `${title}: it answers.` };
  return { entry: { post_type: 'site_stories', post_title: title, meta_input, ...fields } };
}

function job(title: string, fields: Readonly<Record<string, unknown>> = {}): ListEdit {
  return { entry: { post_type: 'site_jobs', post_title: title, meta_input: savedJob(0).fields, ...fields } };
}

function person(title: string, fields: Readonly<Record<string, unknown>> = {}): ListEdit {
  const meta_input = { expertise: 'Voice AI', skills: 'Twilio, Whisper', bio: 'Listens.', icons: 'voice, phone' };
  return { entry: { post_type: 'site_team', post_title: title, meta_input, ...fields } };
}

describe.skipIf(isLeftOut)('lists in a real WordPress', () => {
  test('publishing, changing, reordering and deleting entries changes exactly the documents that show them', async () => {
    expect(await site.build()).toBeUndefined();
    let state = { documents: await site.documents(), changed: [] as string[] };
    const [photo = 0] = await wordpress.editLists([{ picture: [600, 500] }]);
    const [asha = 0, ben = 0, ...stories] = await wordpress.editLists([
      person('Asha', { meta_input: { ...metaOf(person('Asha')), photo: String(photo) } }),
      person('Ben'),
      story('Clinic line'),
      story('A draft', { post_status: 'draft' }),
      story('A private one', { post_status: 'private' }),
      story('Behind a password', { post_password: 'open' }),
    ]);
    state = await publish(state.documents);
    // The samples go: the first contact from the forms, and the stories from the projects that link them.
    const all = ['about.html', 'contact.html', 'index.html', 'projects.html', 'success-stories.html'];
    expect(state.changed).toEqual(expect.arrayContaining(all));
    expect(state.documents.get('about.html')).toMatch(/Two people, one line[^]*Asha[^]*Ben/);
    expect(state.documents.get('about.html')).not.toContain('Harsh Mehta');
    expect(state.documents.get('success-stories.html')).toContain('mean of 1 rating');
    expect(state.documents.get('success-stories.html')).not.toMatch(/A draft|A private one|Behind a password/);
    const locked = await (await fetch(`${wordpress.url}/site-stories/${stories.at(-1)}`)).text();
    expect(locked).toContain('"quote":""');
    expect(locked).not.toContain('it answers');

    await wordpress.editLists([{ entry: { ID: asha, post_title: 'Asha P.', menu_order: 5 } }]);
    state = await publish(state.documents);
    expect(state.changed).toEqual(['about.html']);
    expect(state.documents.get('about.html')).toMatch(/Ben[^]*Asha P\./);

    await wordpress.editLists([{ entry: { ID: ben, post_status: 'trash' } }]);
    state = await publish(state.documents);
    expect(state.changed).toEqual(['about.html']);
    expect(state.documents.get('about.html')).toContain('One person, one line');
    expect(await pull()).toEqual({ status: 0, lines: ['Nothing has changed.'] });
    await expect.poll(() => product.output()).toContain('"event":"list-update-skipped"');
  });

  test('a published job is listed, a closed one is not, and the last one may be removed', async () => {
    expect(await site.build()).toBeUndefined();
    const samples = await site.documents();
    const names = { colleague: `isha o'neill`, article: 'voice-note-1' };
    const meta_input = { ...metaOf(job('')), ...names };
    const edits = [job('QA Engineer II', { meta_input }), person(`Isha O'Neill`)];
    const [tester = 0] = await wordpress.editLists(edits);
    const published = await publish(samples);
    expect(published.documents.get('careers.html')).toContain('href="/careers/qa-engineer-ii"');
    const faults = `${wordpress.url}/site-jobs?_fields=id,site_faults`;
    expect(await (await fetch(faults)).json()).toEqual([{ id: tester }]);
    // As the title is shown, because the site compares titles exactly.
    expect(await readFile(join(site.pulled, 'jobs.json'), 'utf8')).toContain('"Isha O’Neill"');
    expect(published.documents.get('careers.html')).not.toContain('DevOps Engineer');
    expect(published.documents.get('about.html')).toContain('One role is open. It can be done remotely.');
    const wrong = { status: 'Closed', colleague: 'Nobody', article: '2027' };
    await wordpress.editLists([{ entry: { ID: tester, meta_input: wrong } }]);
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, `post.php?post=${tester}&action=edit`);
    await page.getByText('The website leaves it out until this is corrected:').waitFor();
    const sentences = await page.locator('.site-notice li').allTextContents();
    expect(sentences).toHaveLength(2);
    expect(await pull()).toMatchObject({ status: 1 });
    const { text } = await product.inbox.waitFor('The website waits for WordPress: 2 things to correct');
    const link = `${wordpress.origin}/wp-admin/post.php?post=${tester}&action=edit`;
    for (const each of sentences)
      expect(text).toContain(`Job “QA Engineer II” (saved by admin): ${each} Edit it at ${link}`);
    const updates = () => product.output().split('list-update-skipped').length;
    const before = updates();
    // Only a draft with this name keeps it: WordPress names a new article 2027-2, because 2027 could be a year.
    const [later = 0] = await wordpress.editLists([
      { entry: { post_title: 'Later article', post_name: '2027', post_status: 'draft' } },
    ]);
    await wordpress.editLists([{ entry: { ID: later, post_status: 'publish' } }]);
    await expect.poll(updates, { timeout: 20_000 }).toBe(before + 1);
    await wordpress.editLists([{ entry: { ID: tester, meta_input: { colleague: names.colleague } } }]);
    await page.reload();
    await page.getByText('Closed, which its page says within minutes.').waitFor();
    await page.close();
    product.consoleErrors.splice(0);
    const closed = await publish(published.documents);
    expect(closed.documents.get('careers.html')).toContain('No role is open at the moment.');
    await wordpress.editLists([{ entry: { ID: tester, post_status: 'trash' } }]);
    const { documents } = await publish(closed.documents);
    // The list with no entry stays in use.
    expect(documents.get('careers.html')).toContain('No role is open at the moment.');
  });

  test('published payloads in titles and fields are text on the site', async () => {
    const vectors = publishedVectors.filter((vector) => /[<&]/.test(vector) && vector.trim().length < 68);
    expect(vectors.length).toBeGreaterThan(50);
    await wordpress.editLists(
      // A number, because a sentence of two stories would be a problem.
      vectors.map((vector, at) =>
        story(vector, { meta_input: { ...metaOf(story('x')), quote: `Quote ${at} ${vector}` } }),
      ),
    );
    expect(await pull()).toMatchObject({ status: 0 });
    expect(await site.build()).toBeUndefined();
    await using own = await openProduct({ tree: site.folder });
    const page = await own.visit('/success-stories', { bypassCSP: true });
    const dangers: string[] = [];
    page.on('dialog', (dialog) => {
      dangers.push(dialog.message());
      return dialog.dismiss();
    });
    await untilIdle(page);
    const found = await page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter(
            (one) => one.matches('script, iframe, object, form') || /(^|,)on/.test(String(one.getAttributeNames())),
          )
          .map(({ outerHTML }) => outerHTML),
      );
    expect([...dangers, ...found]).toEqual([]);
    expect(await page.locator('figure').count()).toBeGreaterThan(vectors.length);
  });

  test('wp-admin says what holds a person back in the words of content:pull, and the site shows the corrected one', async () => {
    await wordpress.editLists([{ picture: [600, 500] }]);
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, 'post-new.php?post_type=site_team');
    await page.getByLabel('Name').fill('Chetan Rao');
    await page.getByLabel('Area of work').fill('x'.repeat(41));
    await page.getByText('41 of 40 characters, 1 too many.').waitFor();
    await page.locator('#site_fields').evaluate((box) => box.classList.add('closed'));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('site_expertise');
    await page.getByLabel('Area of work').fill('Support');
    await page.getByLabel('Skills').fill('Telephony');
    await page.getByLabel('Sentence').fill('Says “it’s fine” in <300 ms, 100%ab.');
    await page.getByRole('button', { name: 'Choose picture' }).click();
    await page.getByRole('tab', { name: 'Media Library' }).click();
    await page.getByRole('checkbox', { name: 'Picture' }).first().click();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: /^Remove: / }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('The website leaves it out until this is corrected:').waitFor();
    const sentences = await page.locator('.site-notice li').allTextContents();
    const { lines } = await pull();
    expect(sentences).toHaveLength(2);
    for (const sentence of sentences)
      expect(lines.join(' ')).toContain(`Person “Chetan Rao” (saved by Editor): ${sentence} Edit it at`);

    await page.getByLabel('Skills').fill('Telephony, R&D');
    await page.getByLabel('lamp').check();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByText('Waits for an update: ').waitFor();
    const entry = page.url();
    await page.goto(`${wordpress.origin}/wp-admin/edit.php?post_type=site_team`);
    await page.getByRole('row', { name: 'Chetan Rao' }).getByText('Waits for an update').waitFor();
    await page.goto(`${wordpress.origin}/wp-admin/admin.php?page=site-status`);
    await page.getByRole('row', { name: 'Updates' }).getByText('By hand.').waitFor();
    expect(await page.getByRole('button', { name: 'Update the website now' }).count()).toBe(0);
    expect((await publish(new Map())).documents.get('about.html')).toMatch(/<b>Chetan Rao <.b><span>Support/);
    expect(await readFile(join(site.pulled, 'team.json'), 'utf8')).toContain('in <300 ms, 100%ab.');

    // Nothing prevents that an entry leaves the website.
    await page.goto(entry);
    await page.getByLabel('Area of work').fill('x'.repeat(41));
    await page.locator('#visibility-radio-private').evaluate((radio: HTMLInputElement) => (radio.checked = true));
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByText('Private.').waitFor();
    await page.close();
    // WordPress loads avatars from another host, which no test may reach.
    product.consoleErrors.splice(0);
  });

  test('an editor uploads a call of her own, corrects what holds it back, and the site has it', async () => {
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, 'post-new.php?post_type=site_projects');
    await page.getByLabel('Interest').selectOption('Other Services');
    const { title, fields } = recordedProject('');
    const { words = '', description, technologies, result } = fields;
    const texts = { Title: title, Description: description, Technologies: technologies, Result: result };
    for (const [label, text = ''] of Object.entries(texts)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Choose recording' }).click();
    await page.locator('.media-modal input[type=file]').setInputFiles(join(root, 'web/public/demo/call.mp3'));
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await page.getByRole('button', { name: 'Remove: call.mp3' }).waitFor();
    await page.getByLabel('Words').fill(`${words}\n0:19 Caller: Bye.`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('The website leaves it out until this is corrected:').waitFor();
    const sentences = await page.locator('.site-notice li').allTextContents();
    expect(sentences.map((sentence) => sentence.slice(0, 8))).toEqual(['“Words” ', '“Agreeme']);
    const { lines } = await pull();
    for (const sentence of sentences) expect(lines.join(' ')).toContain(sentence);
    await page.getByLabel('Words').fill(words);
    await page.getByLabel('Everybody who is heard has agreed').check();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByText('Waits for an update: ').waitFor();
    await page.close();
    product.consoleErrors.splice(0);
    expect((await pull()).lines.join(' ')).not.toContain('Desk');
    expect(await site.build()).toBeUndefined();
    expect((await site.documents()).get('projects/desk.html')).toContain('This is the AI assistant.');
    await using own = await openProduct({ tree: site.folder });
    const [file = ''] = await readdir(join(site.folder, 'web/dist/client/art'), { recursive: true }).then((names) =>
      names.filter((name) => /pulled.*mp3$/.test(name)),
    );
    const range = await fetch(`${own.url}/art/${file}`, { headers: { range: 'bytes=0-99' } });
    expect([range.status, range.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
  });

  test('a second holiday on one day waits for a correction, in wp-admin and the pull, and one that is over says so', async () => {
    const [, double, past] = await wordpress.editLists([
      holiday('Diwali', '2099-11-12'),
      holiday('Deepavali', '2099-11-12'),
      holiday('Long ago', '2020-01-01'),
    ]);
    const page = await product.visit('/');
    await logInOn(page, wordpress.origin, `post.php?post=${double}&action=edit`);
    await page.getByText('The website leaves it out until this is corrected:').waitFor();
    const sentences = await page.locator('.site-notice li').allTextContents();
    expect(sentences).toEqual(['“Date” is “2099-11-12”, expected a day that no older entry has.']);
    await page.goto(`${wordpress.origin}/wp-admin/post.php?post=${past}&action=edit`);
    await page.getByText('This day is over, so the website no longer uses it.').waitFor();
    await page.close();
    product.consoleErrors.splice(0);
    expect((await pull()).lines.join(' ')).toContain(
      `Holiday “Deepavali” (saved by admin): ${sentences[0]} Edit it at`,
    );
    const pulled = JSON.parse(await readFile(join(site.pulled, 'holidays.json'), 'utf8')) as { title: string }[];
    expect(pulled.map(({ title }) => title)).toEqual(['Diwali', 'Long ago']);
  });
});

function holiday(post_title: string, date: string): ListEdit {
  return { entry: { post_type: 'site_holidays', post_title, meta_input: { date } } };
}

function metaOf(edit: ListEdit): Readonly<Record<string, string>> {
  return 'entry' in edit ? (edit.entry.meta_input as Record<string, string>) : {};
}
