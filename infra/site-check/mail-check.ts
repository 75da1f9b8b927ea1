import { sendEmailPath } from '#contract/email.ts';
import { company } from '#content/company.ts';
import { expected, lacks } from './check-answers.ts';
import type { Check } from './check-site.ts';

/** Where the test message goes: nowhere, to SES's mailbox simulator, or marked to the office. */
export type TestMail = 'none' | 'simulator' | 'office';

/** Mailbox of SES that takes everything and that nobody reads; it costs no reputation and needs no verification. */
export const simulatorMailbox = 'success@simulator.amazonses.com';

/** Subject by which a person knows the test message. */
export const testSubject = 'Test of the website after a deployment';

/** One marked message through the whole way, as a form would send it; none for `none`. */
export function mailChecks(mail: TestMail, now: () => Date = () => new Date()): Check[] {
  if (mail === 'none') return [];
  const recipient = mail === 'simulator' ? simulatorMailbox : company.email;
  return [
    {
      what: 'mail',
      where: sendEmailPath,
      async look(ask) {
        const message = `Nobody needs to answer this message. Sent ${now().toISOString()}.`;
        const { status, text } = await ask(sendEmailPath, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({ subject: testSubject, message, to: [recipient] }),
        });
        // The stage decides whom its mail goes to; one that writes to people must not take this message for them.
        if (mail === 'simulator' && status === 400) return `the stage's officeMailbox is not ${simulatorMailbox}`;
        return expected(status, 200) || lacks(text, '"id"');
      },
    },
  ];
}
