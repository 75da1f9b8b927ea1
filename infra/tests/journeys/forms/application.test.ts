import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openJobs } from '#content/lists/jobs.static.ts';
import { eicar } from '../../../local/mailbox.ts';
import { fillApplicant } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';

test('an application arrives with its 3 MB résumé byte for byte under its own name', async () => {
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
  await form.getByLabel('Send me a confirmation').check();
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await page.getByText('Application submitted successfully!').first().waitFor();
  await page.getByText('A confirmation comes by email').waitFor();
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
  // The only ticked box of all journeys.
  const receipt = await product.inbox.waitFor('has your application');
  expect(receipt).toMatchObject({ to: ['asha@example.org'], replyTo: [company.email] });
  expect(mail.text).toContain(/[\dA-F]{4}-[\dA-F]{4}/.exec(receipt.text)![0]);
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

test('an application whose résumé is infected arrives without it, and says so', async () => {
  const name = uniqueName('Asha');
  const page = await product.visit('/careers');
  const form = await fillApplicant(page, name);
  await form.getByLabel('Note').fill('I have built three voice agents.');
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf(10 * 1024, eicar) };
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByText('Application submitted successfully!').first().waitFor();
  const { text, attachments } = await product.inbox.waitFor(name);
  expect(text).toContain('three voice agents');
  expect(text).toMatch(/cv\.pdf \(It was rejected as infected.* reply to \S+@\S+\.\)/);
  expect(attachments.map(({ contentType }) => contentType)).toEqual(['text/vcard']);
  expect(await product.inbox.from(name)).toHaveLength(1);
});

const [job] = openJobs;

test.runIf(job)('an application from the page of a job, which /careers links to, names the role', async () => {
  const name = uniqueName('Asha');
  const page = await product.visit('/careers');
  await page.getByRole('link', { name: job!.title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: job!.title }).waitFor();
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
  expect((await product.inbox.waitFor(name)).text).toContain(job!.title);
  // The form is empty again, but for the role of the page.
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('');
  expect(await form.getByLabel('Role').inputValue()).toBe(job!.title);
});
