import { company } from '#content/company.ts';
import { localTime, slotMs } from './slot.ts';

/** Longest line of a vCard (RFC 2426, 2.6) and of a calendar (RFC 5545, 3.1) in bytes. */
const lineBytes = 75;

/** Returns properties as the lines of a vCard or a calendar. The values of texts must be escaped. */
export function contentLines(properties: readonly (readonly [name: string, value: string])[]): string {
  return properties.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('');
}

/**
 * Escapes a text value (RFC 2426, 4; RFC 5545, 3.3.11). Removes control characters and every other character that a
 * program may take for a line break, otherwise a name could add a property.
 */
export function escapeText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Folds a line at 75 bytes (RFC 5545, 3.1), never inside a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (used + bytes > lineBytes) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}

type CalendarEntry = {
  /** Start in milliseconds since 1970. */
  start: number;
  /** UTC offset of the clock that the file is named after, in minutes. */
  offset: number;
  title: string;
  description: string;
  /** Where it takes place, for the office the number to call. */
  location?: string;
  reference: string;
  sent: Date;
};

/**
 * Returns a calendar file (RFC 5545) with one tentative event. It has neither METHOD nor ORGANIZER nor ATTENDEE, so that
 * calendars import it and send nothing to anybody.
 */
export function slotCalendar({ start, offset, title, description, location = '', reference, sent }: CalendarEntry): {
  fileName: string;
  text: string;
} {
  const host = new URL(company.origin).host;
  const text = contentLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', `-//${escapeText(company.brand)}//Site//EN`],
    ['BEGIN', 'VEVENT'],
    ['UID', `${escapeText(reference)}-${utcTime(start)}@${host}`],
    ['DTSTAMP', utcTime(sent.getTime())],
    ['DTSTART', utcTime(start)],
    ['DTEND', utcTime(start + slotMs)],
    ['SUMMARY', escapeText(title)],
    ['DESCRIPTION', escapeText(description)],
    ...(location === '' ? [] : [['LOCATION', escapeText(location)] as const]),
    ['STATUS', 'TENTATIVE'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
  return { fileName: `call-${localTime(start, offset).replace('T', '-').replace(':', '')}.ics`, text };
}

/** Returns a time in UTC as RFC 5545 (3.3.5) writes it. @example '20261124T043000Z' */
function utcTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
