import { expect, test } from 'vitest';
import { careers } from '#content/careers.ts';
import { closedTitles, openJobs } from '#content/lists/jobs.static.ts';
import { product } from './product.testkit.ts';
import { readDocument } from './read-document.testkit.ts';

test('an unknown path, project and job respond with 404 and a page that says so', async () => {
  const page = await product.visit('/projects/no-such-project');

  await page
    .getByText('The page you’re looking for doesn’t exist.')
    .or(page.getByText("The page you're looking for doesn't exist."))
    .waitFor();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.waitForURL(`${product.url}/`);

  for (const [path, words] of [
    ['/no-such-page', 'Return Home'],
    ['/projects/no-such-project', 'Return Home'],
    ['/careers/nonsense', 'There is no role at this address'],
  ] as const) {
    const { status, text } = await readDocument(product.url + path);
    expect([path, status, text.includes(words)]).toEqual([path, 404, true]);
  }
  await product.ignoreErrors();
});

const [closed] = Object.entries(closedTitles);
const [open] = openJobs;

test.runIf(closed)(
  'a closed job is 410 with the open ones, in the document, in the browser and after client-side navigation',
  async () => {
    const [slug, title] = closed!;
    const path = `/careers/${slug}`;
    const document = await fetch(product.url + path);
    expect(document.status).toBe(410);
    const html = await document.text();
    expect(openJobs.filter((job) => !html.includes(`href="${job.path}"`))).toEqual([]);
    expect(html).not.toContain('rel="canonical"');

    const page = await product.visit(path);
    const heading = page.getByRole('heading', { level: 1, name: `${title} is closed` });
    await heading.waitFor();
    expect(await page.getByRole('form').count()).toBe(0);
    const { general } = careers.openings;
    await page
      .getByRole('main')
      .getByRole('link', { name: open?.title ?? general })
      .click();
    await heading.waitFor({ state: 'detached' });
    await page.goBack();
    await heading.waitFor();
    await product.ignoreErrors(/status of 410/);
  },
);
