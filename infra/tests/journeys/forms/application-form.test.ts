import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillApplicant, fillApplication } from '../faults/tasks.testkit.ts';
import { uniqueName } from '../inbox.testkit.ts';
import { product } from '../product.testkit.ts';
import { samplePdf } from '../../../../functions/mail/send/resume.testkit.ts';

// On a phone, which skips the layout of what is far below.
test.each(['#Appllynow', '#apply-now'])('a URL that ends in %s scrolls to the form', async (anchor) => {
  const page = await product.visit(`/careers${anchor}`, { viewport: { width: 390, height: 844 } });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Apply Now');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top } = document.activeElement!.getBoundingClientRect();
        return top > 0 && top < innerHeight;
      }),
    )
    .toBe(true);
});

test('a résumé that is chosen or dropped is shown with its size, rejected at once if invalid, and removable', async () => {
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  const choose = (name: string, buffer: Buffer) =>
    form.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

  await choose('resume.exe', Buffer.from('MZ'));
  await form.getByText('The selected file must be a PDF, DOC or DOCX').waitFor();
  await choose('resume.pdf', Buffer.alloc(0));
  await form.getByText('The selected file is empty').waitFor();
  await choose('resume.pdf', Buffer.alloc(4 * 1024 * 1024 + 1));
  await form.getByText('The selected file must be smaller than 4MB').waitFor();
  await choose('resume.pdf', samplePdf(100 * 1024));
  await form.getByText(/^PDF, \d+ KB$/).waitFor();
  await form.getByRole('button', { name: 'Remove resume.pdf' }).click();
  await form.getByText('Choose a file (.pdf, .doc, .docx)').waitFor();
  expect(await form.getByText('resume.pdf').count()).toBe(0);

  const drop = async (...names: string[]) => {
    const dataTransfer = await page.evaluateHandle((fileNames) => {
      const files = new DataTransfer();
      files.items.add('https://example.org', 'text/uri-list');
      for (const name of fileNames) files.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
      return files;
    }, names);
    await form.getByText('or drop it here').dispatchEvent('drop', { dataTransfer });
  };

  await drop('resume.exe');
  await form.getByText('The selected file must be a PDF, DOC or DOCX').waitFor();
  await drop();
  await form.getByText('What you dropped is not a file: choose your résumé instead').waitFor();
  await drop('resume.pdf', 'letter.pdf');
  await form.getByText('Drop one file only').waitFor();
  await drop('resume.pdf');
  await form.getByRole('button', { name: 'Remove resume.pdf' }).waitFor();
  expect(await form.getByText('Drop one file only').count()).toBe(0);
});

test('a résumé that changed after it was chosen is asked for again, and every other value stays', async () => {
  const name = uniqueName('Asha Patel');
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  await fillApplication(page, name);
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'cv.pdf');
  await writeFile(file, samplePdf(10_000));
  // By the protocol, because Playwright would choose a copy.
  const devTools = await page.context().newCDPSession(page);
  const { root } = await devTools.send('DOM.getDocument');
  const selector = '#application-resume';
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await devTools.send('DOM.setFileInputFiles', { nodeId, files: [file] });
  await form.getByRole('button', { name: 'Remove cv.pdf' }).waitFor();
  await appendFile(file, '%');

  const send = form.getByRole('button', { name: 'Submit Application' });
  await send.click();
  await page.getByRole('alert').getByText('Error reading file', { exact: true }).waitFor();
  await form.getByText('The selected file was changed or moved: choose it again').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('application-resume');
  expect(await form.getByLabel('Name').inputValue()).toBe(name);

  await devTools.send('DOM.setFileInputFiles', { nodeId, files: [file] });
  await send.click();
  await page.getByText('Application submitted successfully!').first().waitFor();
  expect((await product.inbox.waitFor(name)).attachments[0]).toMatchObject({ filename: 'cv.pdf' });
});

test('an application can be cancelled while it is being sent and keeps its values', async () => {
  const name = uniqueName('Asha Patel');
  const page = await product.visit('/careers');
  const form = page.getByRole('form', { name: 'Apply Now' });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    // Slow enough to be cancelled on a busy machine, too.
    uploadThroughput: 60_000,
  });

  await fillApplicant(page, name);
  const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: samplePdf(3 * 1024 * 1024) };
  await form.locator('input[type=file]').setInputFiles(resume);
  await form.getByRole('button', { name: 'Submit Application' }).click();

  const progress = form.getByRole('progressbar', { name: 'Sending the application' });
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/sendEmail'));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Remove');
  await calledOff;
  await form.getByRole('button', { name: 'Submit Application' }).waitFor();
  expect(await form.getByLabel('Name').inputValue()).toBe(name);
  expect(await form.getByText('resume.pdf').isVisible()).toBe(true);
  // On a phone the button is below the text.
  await page.setViewportSize({ width: 390, height: 844 });
  const ringTop = await form.getByRole('button', { name: 'Remove resume.pdf' }).evaluate((button) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    return button.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
  });
  const size = form.getByText(/^PDF, /);
  expect(await size.evaluate((text) => text.getBoundingClientRect().bottom)).toBeLessThanOrEqual(ringTop);
  expect(await product.inbox.from(name)).toEqual([]);
});
