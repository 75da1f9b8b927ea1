import { expect, test } from 'vitest';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { sharedProduct, openProduct } from '../product.testkit.ts';
import { samplePdf } from '../sample-pdf.testkit.ts';

test('an application arrives with its 3 MB résumé byte for byte under its own name', async () => {
  await using product = await sharedProduct();
  const name = uniqueName('આશા પટેલ');
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  const resume = {
    name: `આશા પટેલ "résumé" – it's final.pdf`,
    // WPS Office registers this type for PDF files.
    mimeType: 'application/wps-office.pdf',
    buffer: samplePdf(3 * 1024 * 1024),
  };

  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Role').fill('AI/ML Engineer');
  await form.getByLabel('Portfolio').fill('https://asha.example.org/work');
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByLabel('Note').fill('I have built three voice agents.');
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await page.getByText('Application submitted successfully!').first().waitFor();
  const mail = await product.inbox.waitFor(name);
  expect(mail).toMatchObject({
    to: [company.email],
    replyTo: ['asha@example.org'],
    subject: `New Job Application: ${name}`,
    attachments: [{ filename: resume.name, contentType: 'application/pdf' }, { contentType: 'text/vcard' }],
  });
  expect(mail.attachments[0]?.content.equals(resume.buffer)).toBe(true);
  for (const typed of ['+91 98765 43210', 'AI/ML Engineer', 'https://asha.example.org/work', 'three voice agents']) {
    expect(mail.text).toContain(typed);
  }
  // On a phone the address has the whole width, below its label.
  const reader = await page.context().newPage();
  await reader.setContent(mail.html);
  for (const [width, isBelow] of [
    [390, true],
    [1_000, false],
  ] as const) {
    await reader.setViewportSize({ width, height: 800 });
    const [label, value] = await Promise.all(
      ['Portfolio', 'https://asha.example.org/work'].map((text) =>
        reader.getByText(text, { exact: true }).boundingBox(),
      ),
    );
    expect([width, value!.y >= label!.y + label!.height]).toEqual([width, isBelow]);
  }
});

test('an application from the page of a job, which /careers links to, names the role', async () => {
  await using product = await sharedProduct();
  const name = uniqueName('Asha');
  const page = await product.visit('/careers');
  await page.getByRole('link', { name: 'DevOps Engineer', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'DevOps Engineer' }).waitFor();
  // A role that the visitor has not typed is no draft, which /careers would restore.
  expect(await page.evaluate(() => sessionStorage.getItem('draft-application'))).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Apply Now');
  const form = page.getByRole('form', { name: 'Apply Now' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.org');
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(10 * 1024) };
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Application submitted successfully!').first().waitFor();
  expect((await product.inbox.waitFor(name)).text).toContain('DevOps Engineer');
  // The form is empty again, but for the role of the page.
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('');
  expect(await form.getByLabel('Role').inputValue()).toBe('DevOps Engineer');
});

test('an application leaves a reminder without personal data, and on its day the office is reminded once', async () => {
  await using product = await openProduct();
  const reminders = join(product.folder, 'outbox', 'reminders');
  const name = uniqueName('Asha Patel');
  const response = await fetch(`${product.url}/default/sendEmail`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({
      subject: `New Job Application: ${name}`,
      message: `Name: ${name}\nEmail: asha@example.org`,
      to: [company.email],
      fileName: 'asha.pdf',
      fileContentBase64: samplePdf(2_000).toString('base64'),
      mimeType: 'application/pdf',
    }),
  });
  const { id } = (await response.json()) as { id: string };
  await product.inbox.waitFor(name);
  await expect
    .poll(() => readdir(reminders, { recursive: true }).catch(() => []))
    .toContainEqual(expect.stringMatching(new RegExp(`^\\d{4}-\\d\\d-\\d\\d/${id}$`)));

  await product.stop();
  await mkdir(join(reminders, '2026-01-02'), { recursive: true });
  for (const reference of ['7F3A-19C2', '0D11-22EE']) await writeFile(join(reminders, '2026-01-02', reference), '');
  await product.restart();
  const mail = await product.inbox.waitFor('Delete 2 applications by 2 Jan 2026');
  for (const part of [mail.text, mail.html])
    expect(part).toMatch(/0D11-22EE, by 2 Jan 2026[^]*7F3A-19C2, by 2 Jan 2026/);
  await expect.poll(() => readdir(join(reminders, '2026-01-02'))).toEqual([]);
  expect(await readdir(reminders, { recursive: true })).toContainEqual(expect.stringContaining(id));
});
