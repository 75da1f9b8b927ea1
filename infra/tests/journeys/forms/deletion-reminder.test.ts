import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { openProduct } from '../product.testkit.ts';
import { samplePdf } from '../sample-pdf.testkit.ts';

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
  await product.restart();
  expect(await readdir(reminders, { recursive: true })).toContainEqual(expect.stringContaining(id));
});
