import MailComposer from 'nodemailer/lib/mail-composer';
import { company } from '#content/company.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { buildEmailContent } from './email-content.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';

/** Sender and recipient of the office's email, and the site that it mentions. */
export type Envelope = { sender: string; office: string; siteOrigin: string; subjectPrefix: string };

/**
 * Returns the email as a MIME message (RFC 5322) with a text part, an HTML part and the résumé. Replies go to the
 * visitor. The message is dated `now`, because mailboxes would sort a late delivery dated by its acceptance among older
 * mail. The text mentions the time of acceptance.
 */
export async function composeMime(
  email: OutboxEmail,
  { sender, office, siteOrigin, subjectPrefix }: Envelope,
  now: Date,
): Promise<Buffer> {
  const content = buildEmailContent(email, siteOrigin);
  const composer = new MailComposer({
    from: { name: `${company.brand} website`, address: sender },
    to: office,
    ...(email.replyTo === undefined ? {} : { replyTo: email.replyTo }),
    subject: `${subjectPrefix}${email.isPossibleSpam ? '[possible spam] ' : ''}${email.subject}`,
    // A header for the mail filters of the office, because visitors can write anything into the subject but not into
    // headers.
    headers: email.isPossibleSpam ? { 'X-Possible-Spam': 'yes' } : {},
    date: now,
    // The same for every attempt, so that mailboxes can recognise duplicates.
    messageId: `<${email.reference}.${Date.parse(email.acceptedAt)}@${sender.split('@').pop()}>`,
    text: emailText(content),
    html: emailHtml(content),
    // Convert line breaks to CRLF. Mail servers reject bare line feeds to prevent SMTP smuggling.
    newline: '\r\n',
    attachments: email.attachment
      ? [
          {
            filename: email.attachment.fileName,
            content: email.attachment.base64,
            encoding: 'base64',
            contentType: email.attachment.mimeType,
            contentDisposition: 'attachment',
          },
        ]
      : [],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
