import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readSesEvent } from '../../functions/mail/events/ses-event.ts';
import { startMailbox } from './mailbox.ts';

test('an email sent with the real SDK is in the inbox, its delivery is reported, and the page loads without other hosts or missing icons', async () => {
  const events: string[] = [];
  const mailbox = await startMailbox(0, (event) => events.push(event));
  onTestFinished(() => mailbox.close());
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const ses = new SESClient({ endpoint: mailbox.url, region: 'us-east-1', credentials });
  const Data = Buffer.from('From: a@example.com\r\nTo: office@example.com\r\nSubject: Hello\r\n\r\nHi');
  const name = `${'ab'.repeat(16)}-17`;
  const Tags = [
    { Name: 'outbox-email', Value: name },
    { Name: 'outbox-attempt', Value: '1' },
  ];
  await ses.send(new SendRawEmailCommand({ RawMessage: { Data }, Tags }));
  const delivery = expect.objectContaining({ type: 'Delivery', name, attempt: '1' }) as unknown;
  await vi.waitFor(() => expect(events.map(readSesEvent)).toEqual([delivery]), 20_000);

  const store = await (await fetch(`${mailbox.url}/store`)).json();
  expect(store).toMatchObject({ emails: [{ subject: 'Hello', destination: { to: ['office@example.com'] } }] });
  expect(await (await fetch(mailbox.url)).text()).not.toMatch(/<(script|link|img)[^>]+(src|href)="https?:/);
  expect((await fetch(`${mailbox.url}/favicon.ico`)).status).toBe(204);
});
