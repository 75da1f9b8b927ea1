import MailComposer from 'nodemailer/lib/mail-composer';
import { knownForm } from '#contract/form-values.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import { listReportForm, weeklyLetterForm } from '../outbox/list-report.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { attachmentsOf } from './attachments.ts';
import { buildEmailContent, type EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';
import { ruleHeaders, senderName, threadId } from './headers.ts';

export type Envelope = {
  sender: string;
  office: string;
  /** Mailbox of the people who edit the lists in WordPress. */
  editors: string;
  /** Mailbox of the weekly letter. */
  letter: string;
  siteOrigin: string;
  subjectPrefix: string;
  /** Key of the message ids that join a visitor's emails in a thread. */
  threadKey: string;
};

/** Returns the mailbox of an email: the office's, unless the site itself writes to the editors or sends its letter. */
export function recipientOf({ form }: OutboxEmail, { office, editors, letter }: Envelope): string {
  return form === weeklyLetterForm ? letter : form === listReportForm ? editors : office;
}

/**
 * Returns the email as a MIME message (RFC 5322) with a text part, an HTML part, the résumé or recording, the sender's
 * vCard and a calendar file for each requested time. Replies go to the visitor. The text mentions the time of acceptance,
 * because SES dates the message by its own. Without `hasReplyTo` it has no Reply-To, and says so.
 */
export async function composeMime(email: OutboxEmail, envelope: Envelope, hasReplyTo = true): Promise<Buffer> {
  const { sender, siteOrigin, subjectPrefix, threadKey } = envelope;
  const known = knownForm(email, cleanPasted);
  const meant = known?.meant ?? {};
  const { replyTo } = email;
  const content = buildEmailContent(email, known, siteOrigin, hasReplyTo);
  const composer = new MailComposer({
    from: { name: senderName(email, known?.fields['name']), address: sender },
    to: recipientOf(email, envelope),
    ...(replyTo !== undefined && hasReplyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    ...(replyTo !== undefined && { references: threadId(replyTo, threadKey, new URL(siteOrigin).hostname) }),
    subject: `${subjectPrefix}${email.isPossibleSpam ? '[possible spam] ' : ''}${email.subject}`,
    headers: {
      ...ruleHeaders(email, meant),
      // Otherwise the office's autoresponder would write to the Reply-To, which anybody can choose. Ticket systems set
      // emails with `Auto-Submitted` aside.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    },
    text: emailText(content),
    html: emailHtml(content),
    // Convert line breaks to CRLF. Mail servers reject bare line feeds to prevent SMTP smuggling.
    newline: '\r\n',
    attachments: attachmentsOf(email, meant),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function emailText({ kind, title, fields, text, footer }: EmailContent): string {
  const lines = fields.map(
    ({ label, value, typed, note }) =>
      `${label}: ${value}${note === undefined ? '' : ` (${note})`}${typed === undefined ? '' : `\n${label} as typed: ${typed}`}`,
  );
  return [`${kind}: ${title}`, lines.join('\n'), text, `-- \n${footer.join('\n')}`]
    .filter((part) => part !== '')
    .join('\n\n');
}
