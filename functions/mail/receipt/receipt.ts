import MailComposer from 'nodemailer/lib/mail-composer';
import { applicationReceipt } from '#content/application-receipt.ts';
import { company } from '#content/company.ts';
import { receiptHeader } from '../outbox/keys.ts';

/** Returns a receipt as a MIME message: fixed words and the reference number, nothing that a visitor has typed. */
export function composeReceipt(to: string, reference: string, sender: string): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: company.brand, address: sender },
    to: { name: '', address: to },
    replyTo: company.email,
    subject: applicationReceipt.subject,
    // No program answers it (RFC 3834).
    headers: { [receiptHeader]: 'sent', 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: applicationReceipt.text(reference),
    newline: '\r\n',
  });
  return composer.compile().build();
}
