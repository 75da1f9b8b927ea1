import MailComposer from 'nodemailer/lib/mail-composer';
import { company } from '#content/company.ts';
import { isFormKind } from '#contract/forms.ts';
import { knownForm } from '#contract/form-values.ts';
import { cleanPasted } from '#contract/pasted-text.ts';
import { reminderForm } from '../outbox/deletion-reminder.ts';
import { listReportForm } from '../outbox/list-report.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { attachmentsOf } from './attachments.ts';
import { buildEmailContent, type EmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';

export type Envelope = {
  sender: string;
  office: string;
  /** Mailbox of the people who edit the lists in WordPress. */
  editors: string;
  siteOrigin: string;
  subjectPrefix: string;
};

/** Returns the mailbox of an email: the office's, unless the site itself writes to the editors. */
export function recipientOf({ form }: OutboxEmail, { office, editors }: Envelope): string {
  return form === listReportForm ? editors : office;
}

/**
 * Returns the email as a MIME message (RFC 5322) with a text part, an HTML part, the résumé or recording, the sender's
 * vCard and a calendar file for each requested time. Replies go to the visitor. The text mentions the time of acceptance,
 * because SES dates the message by its own. Without `hasReplyTo` it has no Reply-To, and says so.
 */
export async function composeMime(email: OutboxEmail, envelope: Envelope, hasReplyTo = true): Promise<Buffer> {
  const { sender, siteOrigin, subjectPrefix } = envelope;
  const known = knownForm(email, cleanPasted);
  const content = buildEmailContent(email, known, siteOrigin, hasReplyTo);
  const composer = new MailComposer({
    from: { name: `${company.brand} website`, address: sender },
    to: recipientOf(email, envelope),
    ...(email.replyTo !== undefined && hasReplyTo ? { replyTo: { name: '', address: email.replyTo } } : {}),
    subject: `${subjectPrefix}${email.isPossibleSpam ? '[possible spam] ' : ''}${email.subject}`,
    // For the mail rules of the office, because visitors can write anything into the subject but not into headers.
    headers: {
      'X-Form': formName(email),
      'X-Reference': email.reference,
      // Otherwise the office's autoresponder would write to the Reply-To, which anybody can choose. Ticket systems set
      // emails with `Auto-Submitted` aside.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      ...(email.isPossibleSpam ? { 'X-Possible-Spam': 'yes' } : {}),
    },
    text: emailText(content),
    html: emailHtml(content),
    // Convert line breaks to CRLF. Mail servers reject bare line feeds to prevent SMTP smuggling.
    newline: '\r\n',
    attachments: attachmentsOf(email, known?.meant ?? {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** Name of the form, never a text of the client: a mail rule relies on it. */
function formName({ form = '' }: OutboxEmail): string {
  return isFormKind(form) || [reminderForm, listReportForm].includes(form) ? form : 'other';
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
