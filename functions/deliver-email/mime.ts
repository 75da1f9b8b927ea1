import MailComposer from 'nodemailer/lib/mail-composer';
import { company } from '#content/company.ts';
import type { OutboxEmail } from '../outbox/outbox.ts';
import { writeLetter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** Whom a letter is from and for, and the site it names. */
export type Envelope = { sender: string; office: string; siteOrigin: string };

/**
 * The e-mail as a MIME message (RFC 5322): text and HTML part, the résumé attached, replies to the visitor. `now` is
 * its date: with the hour of acceptance a late delivery would hide among older mail; the letter names that hour.
 */
export async function composeMime(
  email: OutboxEmail,
  { sender, office, siteOrigin }: Envelope,
  now: Date,
): Promise<Buffer> {
  const letter = writeLetter(email, siteOrigin);
  const composer = new MailComposer({
    from: { name: `${company.brand} website`, address: sender },
    to: office,
    ...(email.replyTo === undefined ? {} : { replyTo: email.replyTo }),
    subject: email.subject,
    date: now,
    // The same for every attempt, so that a mailbox can see a repeat.
    messageId: `<${email.reference}.${Date.parse(email.acceptedAt)}@${sender.split('@').pop()}>`,
    text: letterText(letter),
    html: letterHtml(letter),
    // Else the text keeps its bare line feeds, which mail servers refuse since SMTP smuggling.
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
