import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { samplePdf } from '../journeys/sample-pdf.ts';
import { says, type Site } from './site.ts';
import type { Named } from './visitor.ts';

/** Journeys that end in the office's inbox. */
export function testWriting(site: Site): void {
  test('a visitor writes from the home page and the mail carries the number that the page names', () =>
    site.visit('/', async (visitor) => {
      const form: Named = { role: 'form', name: 'Get in Touch' };
      await visitor.write('Name', 'Asha Patel', form);
      await visitor.write('Email', 'asha@example.org', form);
      await visitor.write('Message', 'We need a phone bot.', form);
      await visitor.press({ role: 'button', name: "Let's Get Started" }, form);
      await says(visitor, 'Email sent successfully!');
      await visitor.press({ role: 'button', name: 'OK' });
      await says(visitor, 'Message sent successfully!');
      const mail = await site.inbox.next();
      expect(mail).toMatchObject({ to: [company.email], replyTo: ['asha@example.org'] });
      expect(mail.text).toContain('We need a phone bot.');
      await says(visitor, /Reference (\S+?)\.?$/m.exec(mail.text)?.[1] ?? 'no reference');
    }));

  test('the contact form brings every field, in any script', () =>
    site.visit('/contact', async (visitor) => {
      const form: Named = { role: 'form', name: 'Send a Message' };
      await visitor.write('Name', 'Ravi Shah', form);
      await visitor.write('Email', 'ravi@example.org', form);
      await visitor.write('Phone (optional)', '+91 98765 43210', form);
      await visitor.choose('Interest', 'AI/ML Solutions', form);
      await visitor.write('Message', 'અમારે ફોન બૉટ જોઈએ છે.', form);
      const agreement = 'I have read the Privacy Policy and the Terms of Service and agree to them.';
      await visitor.press({ role: 'checkbox', name: agreement }, form);
      await visitor.press({ role: 'button', name: 'Send Message' }, form);
      await says(visitor, 'Message sent successfully!');
      const { text } = await site.inbox.next();
      for (const typed of ['+91 98765 43210', 'AI/ML Solutions', 'અમારે ફોન બૉટ જોઈએ છે.']) expect(text).toContain(typed);
    }));

  test('an application arrives with its résumé byte for byte', async () => {
    const resume = samplePdf(300_000);
    const file = join(site.folder(), 'Asha résumé.pdf');
    await writeFile(file, resume);
    await site.visit('/careers', async (visitor) => {
      const form: Named = { role: 'form', name: 'Apply Now' };
      await visitor.write('Name', 'Asha Patel', form);
      await visitor.write('Email', 'asha@example.org', form);
      await visitor.write('Role', 'AI/ML Engineer', form);
      await visitor.attach(file);
      await visitor.press({ role: 'button', name: 'Submit Application' }, form);
      await says(visitor, 'Application submitted successfully!');
      const mail = await site.inbox.next();
      expect(mail.attachments).toMatchObject([{ filename: 'Asha résumé.pdf', contentType: 'application/pdf' }]);
      expect(mail.attachments[0]?.content.equals(resume)).toBe(true);
    });
  });

  test('without scripts a message from the home page arrives too', () =>
    site.visit(
      '/',
      async (visitor) => {
        const form: Named = { role: 'form', name: 'Get in Touch' };
        await visitor.write('Name', 'Asha Patel', form);
        await visitor.write('Email', 'asha@example.org', form);
        await visitor.write('Message', 'Sent by the browser alone.', form);
        await visitor.press({ role: 'button', name: "Let's Get Started" }, form);
        await expect.poll(() => visitor.address()).toMatch(/sent=ok/);
        await says(visitor, 'Message sent successfully!');
        expect(await site.inbox.next()).toMatchObject({
          text: expect.stringContaining('Sent by the browser alone.'),
        });
      },
      { scripts: false },
    ));
}
