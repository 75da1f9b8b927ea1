import { assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { minuteMs } from './slot.ts';
import { slotCalendar } from './calendar.ts';

const entry = {
  start: Date.parse('2026-11-24T04:30:00Z'),
  offset: 330,
  title: '30-minute call with Asha Patel (requested)',
  description: 'Requested on the website, not confirmed.',
  reference: '7F3A-19C2',
  sent: new Date('2026-11-23T10:12:34.567Z'),
};

test('a calendar file has one tentative event in UTC, and nobody to answer to', () => {
  const { fileName, text } = slotCalendar(entry);
  expect(fileName).toBe('call-2026-11-24-1000.ics');
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${company.brand}//Site//EN`,
    'BEGIN:VEVENT',
    `UID:7F3A-19C2-20261124T043000Z@${new URL(company.origin).host}`,
    'DTSTAMP:20261123T101234Z',
    'DTSTART:20261124T043000Z',
    'DTEND:20261124T050000Z',
    'SUMMARY:30-minute call with Asha Patel (requested)',
    'DESCRIPTION:Requested on the website\\, not confirmed.',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no name adds a property, and another parser reads the time and the name that were written', () => {
  const hostile = constantFrom(
    'Asha\r\nATTENDEE:mailto:x@evil.example',
    'Asha\nEND:VEVENT\nBEGIN:VALARM',
    'Asha\u2028ORGANIZER:x',
    'Asha\u0085METHOD:REQUEST',
    'Asha\\',
    'Asha;Patel,\\n"^n',
    'Asha\r\n SUMMARY:x',
    'અ'.repeat(200),
    '👩‍👩‍👧'.repeat(40),
  );
  const anyName = oneof(hostile, string({ unit: 'binary', maxLength: 200 }), string({ unit: 'grapheme' }));
  const anyStart = integer({ min: 30_000_000, max: 60_000_000 }).map((minute) => minute * minuteMs);
  assert(
    property(anyName, anyStart, (title, start) => {
      const { text } = slotCalendar({ ...entry, title, start });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0085\u2028\u2029]/);
      const calendar = ICAL.Component.fromString(text);
      expect(calendar.getAllProperties().map((one) => one.name)).toEqual(['version', 'prodid']);
      expect(calendar.getAllSubcomponents().map((one) => one.name)).toEqual(['vevent']);
      const event = calendar.getFirstSubcomponent('vevent')!;
      const names = event.getAllProperties().map((one) => one.name);
      expect(names).toEqual(['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'description', 'status']);
      expect(event.getAllSubcomponents()).toEqual([]);
      const { startDate, endDate, summary } = new ICAL.Event(event);
      expect(startDate.toJSDate().getTime()).toBe(start);
      expect(endDate.toJSDate().getTime()).toBe(start + 30 * minuteMs);
      expect(summary).toBe(plain(title));
    }),
    { numRuns: 150 },
  );
});

/** Returns the text without the characters that no calendar shows. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '');
}
