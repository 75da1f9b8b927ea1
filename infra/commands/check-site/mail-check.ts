import { sendEmailPath } from '#contract/email.ts';
import { company } from '#content/company.ts';
import { simulatorMailbox } from '../../stack/stage-values.ts';
import { expected, lacks } from './response-problems.ts';
import type { Check } from './check.ts';

/** Recipient of the test message: none, SES's mailbox simulator, or the office, with a mark. */
export type TestMail = 'none' | 'simulator' | 'office';

/** Subject that identifies the test message to its reader. */
export const testSubject = 'Message from the check after a deployment';

/** Sends one marked message through the API as a form does; sends none for `none`. */
export function mailChecks(mail: TestMail): Check[] {
  if (mail === 'none') return [];
  const recipient = mail === 'simulator' ? simulatorMailbox : company.email;
  return [
    {
      what: 'mail',
      where: sendEmailPath,
      async findProblem(send) {
        const message = `This message needs no reply. Sent ${new Date().toISOString()}.`;
        const { status, text } = await send(sendEmailPath, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({ subject: testSubject, message, to: [recipient] }),
        });
        // A stage accepts the simulator's address only if it is its officeMailbox. A 400 therefore means that its
        // emails reach people.
        if (mail === 'simulator' && status === 400) return `the stage's officeMailbox is not ${simulatorMailbox}`;
        return expected(status, 200) || lacks(text, '"id"');
      },
    },
  ];
}
