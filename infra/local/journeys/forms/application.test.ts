import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { openProduct } from '../product.ts';
import { samplePdf } from '../sample-pdf.ts';

test('an application arrives with its 3 MB résumé byte for byte under its own name', async () => {
  await using product = await openProduct();
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  const resume = {
    name: `આશા પટેલ "résumé" – it's final.pdf`,
    mimeType: 'application/pdf',
    buffer: samplePdf(3 * 1024 * 1024),
  };

  await form.getByLabel('Name').fill('આશા પટેલ');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Role').fill('AI/ML Engineer');
  await form.getByLabel('Portfolio').fill('https://asha.example.org/work');
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByLabel('Note').fill('I have built three voice agents.');
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await page.getByText('Application submitted successfully!').first().waitFor();
  const mail = await product.inbox.next();
  expect(mail).toMatchObject({
    to: [company.email],
    replyTo: ['asha@example.org'],
    subject: 'New Job Application: આશા પટેલ',
    attachments: [{ filename: resume.name, contentType: 'application/pdf' }],
  });
  expect(mail.attachments[0]?.content.equals(resume.buffer)).toBe(true);
  for (const typed of ['+91 98765 43210', 'AI/ML Engineer', 'https://asha.example.org/work', 'three voice agents']) {
    expect(mail.text).toContain(typed);
  }
});

test('without a résumé the applicant is told so and nothing is sent', async () => {
  await using product = await openProduct();
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });

  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Role').fill('DevOps Engineer');
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await page.getByText('Please upload your resume').first().waitFor();
  expect(await form.getByLabel('Role').inputValue()).toBe('DevOps Engineer');
  expect(await product.inbox.all()).toEqual([]);
});

test('a page that only calls itself a PDF is refused by the office’s side and nothing is stored', async () => {
  await using product = await openProduct();
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  const fake = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>not a PDF</html>') };

  await form.getByLabel('Name').fill('Asha Patel');
  await form.getByLabel('Email').fill('asha@example.org');
  await form.getByLabel('Role').fill('DevOps Engineer');
  await form.locator('input[type=file]').setInputFiles(fake);
  await form.getByRole('button', { name: 'Submit Application' }).click();

  await page.getByText('Failed to submit application.').first().waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe('Asha Patel');
  expect(await product.inbox.all()).toEqual([]);
  await product.forgive(/status of 400/);
});
