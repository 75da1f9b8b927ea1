import { expect, test } from 'vitest';
import { closedTitles, openJobs } from '#content/lists/jobs.static.ts';
import { sharedProduct } from './product.testkit.ts';

test('an unknown path and an unknown project respond with 404 and a page with a link home', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/projects/no-such-project');

  await page
    .getByText('The page you’re looking for doesn’t exist.')
    .or(page.getByText("The page you're looking for doesn't exist."))
    .waitFor();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await page.waitForURL(`${product.url}/`);

  for (const path of ['/no-such-page', '/projects/no-such-project']) {
    expect((await fetch(product.url + path)).status).toBe(404);
  }
  await product.ignoreErrors();
});

test('a closed job is 410 with the open ones, in the document, in the browser and after client-side navigation', async () => {
  await using product = await sharedProduct();
  const [slug, title] = Object.entries(closedTitles)[0]!;
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
  await page.getByRole('link', { name: openJobs[0]!.title }).click();
  await page.getByRole('heading', { level: 1, name: openJobs[0]!.title, exact: true }).waitFor();
  await page.goBack();
  await heading.waitFor();
  await page.getByRole('link', { name: openJobs[0]!.title }).waitFor();
  await product.ignoreErrors(/status of 410/);
});

test('a job that does not exist is 404 with the open ones', async () => {
  await using product = await sharedProduct();
  const path = '/careers/nonsense';
  expect((await fetch(product.url + path)).status).toBe(404);
  const page = await product.visit(path);
  await page.getByRole('heading', { level: 1, name: 'There is no role at this address' }).waitFor();
  await page.getByRole('link', { name: openJobs[0]!.title }).waitFor();
  await product.ignoreErrors();
});
