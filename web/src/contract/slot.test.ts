import { array, assert, constantFrom, integer, property, string, uniqueArray, oneof } from 'fast-check';
import { expect, test } from 'vitest';
import ICAL from 'ical.js';
import { callWords } from '#content/call.ts';
import { company } from '#content/company.ts';
import { emailLimits } from './email.ts';
import { describeForOffice, describeSlot, minuteMs, mostSlots, readSlots, type Slot, writeSlots } from './slot.ts';
import { slotCalendar } from './calendar.ts';

const slotMinutes = 30;
const start = Date.UTC(2026, 10, 1) / minuteMs / slotMinutes;
/** Half hours of three years: every zone changes its clocks in them, if it does. */
const halfHour = integer({ min: start, max: start + 3 * 365 * 48 }).map((index) => index * slotMinutes * minuteMs);
const zone = constantFrom(...Intl.supportedValuesOf('timeZone'));

/** Formats by zone, because creating one takes most of the time. */
const formats = new Map<string, Intl.DateTimeFormat>();

function slotIn(zone: string, at: number): Slot {
  return { start: at, offset: (Date.parse(`${clockIn(zone, at)}Z`) - at) / minuteMs, zone };
}

/** Returns the local time in a zone, by the zone's own rules. */
function clockIn(timeZone: string, at: number): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  formats.set(timeZone, format);
  return format.format(at).replace(' ', 'T');
}

test('a value is the local time with its offset and its zone, as RFC 9557 writes it', () => {
  const slots = [
    slotIn('Europe/Berlin', Date.parse('2026-11-24T09:00Z')),
    slotIn('America/Los_Angeles', Date.parse('2026-11-25T05:00Z')),
  ];
  const value = '2026-11-24T10:00+01:00[Europe/Berlin], 2026-11-24T21:00-08:00[America/Los_Angeles]';
  expect(writeSlots(slots)).toBe(value);
  expect(readSlots(value)).toEqual(slots);
});

test('in every zone and at every clock change, slots are read back exactly and both clocks name one instant', () => {
  const { timeZone, zoneName } = company.officeHours;
  assert(
    property(zone, uniqueArray(halfHour, { minLength: 1, maxLength: mostSlots }), (timeZoneOfVisitor, starts) => {
      const slots = starts.sort((one, other) => one - other).map((at) => slotIn(timeZoneOfVisitor, at));
      expect(writeSlots(slots).length).toBeLessThanOrEqual(emailLimits.line);
      expect(readSlots(writeSlots(slots))).toEqual(slots);
      for (const slot of slots) {
        const visitors = clockIn(timeZoneOfVisitor, slot.start).slice(11);
        const office = clockIn(timeZone, slot.start).slice(11);
        const isSame = clockIn(timeZone, slot.start) === clockIn(timeZoneOfVisitor, slot.start);
        expect(describeSlot(slot, callWords)).toContain(`, ${isSame ? office : visitors} to `);
        expect(describeSlot(slot, callWords).endsWith(isSame ? ` ${zoneName}` : `${office} ${zoneName}`)).toBe(true);
        expect(describeSlot(slot, callWords).includes('your time')).toBe(!isSame);
        expect(describeForOffice(slot, callWords)).toContain(`, ${office} to `);
        expect(describeForOffice(slot, callWords)).toContain(
          isSame ? 'the same for the visitor' : `${visitors} for the visitor (${timeZoneOfVisitor})`,
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('the other clock names the weekday if it is another one', () => {
  const slot = slotIn('America/Los_Angeles', Date.parse('2026-11-25T05:00Z'));
  expect(describeSlot(slot, callWords)).toBe('Tuesday 24 November, 21:00 to 21:30 your time, Wed 10:30 IST');
  expect(describeForOffice(slot, callWords)).toBe(
    'Wednesday 25 November, 10:30 to 11:00 IST, Tue 21:00 for the visitor (America/Los_Angeles)',
  );
  expect(describeSlot(slotIn('Asia/Calcutta', slot.start), callWords)).toBe(
    'Wednesday 25 November, 10:30 to 11:00 IST',
  );
});

const berlin = '2026-11-24T10:00+01:00[Europe/Berlin]';

test.each([
  ['a text', 'Tuesday morning, any time'],
  ['a day that does not exist', '2026-02-30T10:00+01:00[Europe/Berlin]'],
  ['hour 24', '2026-11-24T24:00+01:00[Europe/Berlin]'],
  ['a negative zero', '2026-11-24T10:00-00:00[Europe/London]'],
  ['an offset of no zone', '2026-11-24T10:00+15:00[Europe/Berlin]'],
  ['markup in the zone', '2026-11-24T10:00+01:00[<b>]'],
  ['one slot twice', `${berlin}, ${berlin}`],
  ['a wrong order', `2026-11-24T10:30+01:00[Europe/Berlin], ${berlin}`],
  [
    'four slots',
    ['10:00', '10:30', '11:00', '11:30'].map((time) => `2026-11-24T${time}+01:00[Europe/Berlin]`).join(', '),
  ],
])('%s is a text of the visitor', (_, value) => {
  expect(readSlots(value)).toBeUndefined();
});

test('any other text is a text, or exactly the slots that it is read as', () => {
  const part = constantFrom(berlin, '2026', '-11-24T', '10:00', '+01:00', '-12:45', '[Europe/Berlin]', ', ', ']');
  assert(
    property(array(part, { maxLength: 8 }), string(), (parts, noise) => {
      for (const value of [parts.join(''), parts.join('') + noise]) {
        expect([undefined, value]).toContain(readSlots(value) && writeSlots(readSlots(value)!));
      }
    }),
  );
});

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
    { numRuns: 50 },
  );
});

/** Returns the text without the characters that no calendar shows. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '');
}
