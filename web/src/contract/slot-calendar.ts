import { company } from '#content/company.ts';
import { callWords } from '#content/call-words.ts';
import { contentLines, escapeText } from './content-lines.ts';
import { localTime, slotMs } from './slot.ts';

type CalendarEntry = {
  /** Start in milliseconds since 1970. */
  start: number;
  /** UTC offset of the clock that the file is named after, in minutes. */
  offset: number;
  /** Name of the other side of the call. */
  name: string;
  /** Reference number of the message. */
  reference: string;
  /** When the message was sent. */
  sent: Date;
};

/**
 * Returns a calendar file (RFC 5545) with one tentative event. It has neither METHOD nor ORGANIZER nor ATTENDEE, so that
 * calendars import it and send nothing to anybody.
 */
export function slotCalendar({ start, offset, name, reference, sent }: CalendarEntry): {
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
    ['SUMMARY', escapeText(callWords.event(name))],
    ['DESCRIPTION', escapeText(callWords.eventText(reference))],
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
