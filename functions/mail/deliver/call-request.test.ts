import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { readAgain, sampleEmail } from './deliver-email.testkit.ts';

const times = '2026-11-24T10:00+01:00[Europe/Berlin], 2026-11-25T09:30+01:00[Europe/Berlin]';

/** Returns the sample email with these times, as the office receives it. */
function receive(value: string, change: Parameters<typeof sampleEmail>[0] = {}) {
  return readAgain(sampleEmail({ ...change, fields: { ...sampleEmail().fields, times: value, ...change.fields } }));
}

test('the letter has each requested time in both clocks, and says that it is not confirmed', async () => {
  const { text, html } = await receive(times);
  const lines = [
    ['Requested time 1', 'Tuesday 24 November, 14:30 to 15:00 IST, 10:00 for the visitor (Europe/Berlin)'],
    ['Requested time 2', 'Wednesday 25 November, 14:00 to 14:30 IST, 09:30 for the visitor (Europe/Berlin)'],
  ];
  for (const [label = '', value = ''] of lines) {
    expect(text).toContain(`${label}: ${value} (not confirmed)`);
    expect(html).toContain(label);
    expect(html).toContain(value);
  }
  expect(text).not.toContain('2026-11-24T');
});

test('each requested time has a reply with that time in the visitor’s clock', async () => {
  const { html } = await receive(times);
  const replies = [...String(html).matchAll(/href="(mailto:[^"]+&amp;body=[^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&')),
  );
  expect(replies.map(({ pathname }) => pathname)).toEqual(['asha@example.com', 'asha@example.com']);
  expect(replies[0]?.searchParams.get('subject')).toBe('Re: Message from Asha Patel');
  expect(replies[0]?.searchParams.get('body')).toMatch(
    /^Hello Asha,\r\n\r\nthe .* is on Tuesday 24 November, 10:00 to 10:30 your time, 14:30 IST\./,
  );
  expect(replies[1]?.searchParams.get('body')).toContain('Wednesday 25 November, 09:30 to 10:00 your time, 14:00 IST');
});

test('an email without a valid reply address has the times, and no link to a reply', async () => {
  const { replyTo: _, ...email } = sampleEmail();
  const { text, html } = await readAgain({ ...email, fields: { ...email.fields, email: 'asha@', times } });
  expect(text).toContain('Requested time 2: Wednesday 25 November');
  expect(html).not.toContain('mailto:');
});

test('a calendar file for each time is attached, and another parser reads the same instants', async () => {
  const { attachments } = await receive(times);
  const files = attachments.filter(({ contentType }) => contentType === 'text/calendar');
  expect(attachments.map(({ filename }) => filename)).toEqual([
    'Asha-Patel.vcf',
    'call-2026-11-24-1430.ics',
    'call-2026-11-25-1400.ics',
  ]);
  const events = files.map(({ content }) => {
    const event = ICAL.Component.fromString(content.toString()).getFirstSubcomponent('vevent')!;
    return new ICAL.Event(event);
  });
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
    '2026-11-24T09:00:00.000Z',
    '2026-11-25T08:30:00.000Z',
  ]);
  expect(events.map(({ summary }) => summary)).toEqual(Array(2).fill('30-minute call with Asha Patel (requested)'));
  expect(events.every(({ component }) => component.getFirstPropertyValue('status') === 'TENTATIVE')).toBe(true);
});

test('calendar files are dated by the acceptance of the message, so that a retry has the same ones', async () => {
  const { attachments } = await receive(times, { acceptedAt: '2026-11-20T10:12:34.000Z' });
  const stamps = attachments.map(({ content }) => /^DTSTAMP:(.*)\r$/m.exec(content.toString())?.[1]);
  expect(stamps).toEqual([undefined, '20261120T101234Z', '20261120T101234Z']);
});

test.each(['Tuesday morning, or <b>any</b> evening', `${times} or later`])(
  'a text of a visitor without JavaScript arrives as it was typed: %s',
  async (value) => {
    const { text, attachments } = await receive(value);
    expect(text).toContain(`Times that suit you: ${value}`);
    expect(attachments.map(({ filename }) => filename)).toEqual(['Asha-Patel.vcf']);
  },
);
