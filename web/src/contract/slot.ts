import { company, promises } from '#content/company.ts';

/** A time that a visitor asks for, as the visitor's clock shows it. */
export type Slot = {
  /** Start in milliseconds since 1970. */
  start: number;
  /** The visitor's UTC offset at the start, in minutes. */
  offset: number;
  zone: string;
};

export const mostSlots = 3;

export const minuteMs = 60_000;

export const slotMs = promises.consultationMinutes * minuteMs;

/** Largest UTC offset of a time zone, in minutes. */
const largestOffset = 14 * 60;

const slotPattern = /^(20\d\d-\d\d-\d\dT\d\d:\d\d)([+-]\d\d:\d\d)\[([\w+/:-]{1,40})\]$/;

/**
 * Returns the slots as the value of a form's field: RFC 9557, in the order of time, separated by a comma.
 * @example '2026-11-24T10:00+01:00[Europe/Berlin], 2026-11-26T12:30+01:00[Europe/Berlin]'
 */
export function writeSlots(slots: readonly Slot[]): string {
  return slots.map(writeSlot).join(', ');
}

/**
 * Returns the slots of a field's value, or undefined if it is not exactly what `writeSlots` returns: a visitor without
 * JavaScript writes a text. The offset decides, not the name of the zone, because two computers may know other rules.
 */
export function readSlots(value: string): readonly Slot[] | undefined {
  const slots = value.split(', ').map(readSlot);
  const isKnown = (slot: Slot | undefined) => slot !== undefined;
  if (slots.length > mostSlots || !slots.every(isKnown)) return undefined;
  const isAscending = slots.every((slot, index) => index === 0 || slots[index - 1]!.start < slot.start);
  return isAscending && writeSlots(slots) === value ? slots : undefined;
}

function writeSlot({ start, offset, zone }: Slot): string {
  return `${localTime(start, offset)}${writeOffset(offset)}[${zone}]`;
}

function readSlot(text: string): Slot | undefined {
  const [, local = '', written = '', zone = ''] = slotPattern.exec(text) ?? [];
  const start = Date.parse(local + written);
  const offset = (Date.parse(`${local}Z`) - start) / minuteMs;
  return Math.abs(offset) <= largestOffset ? { start, offset, zone } : undefined;
}

/** Returns a UTC offset in minutes as '+05:30'. */
export function writeOffset(offset: number): string {
  return `${offset < 0 ? '-' : '+'}${localClock(0, Math.abs(offset))}`;
}

/** Returns the local time at a UTC offset. @example '2026-11-24T10:00' */
export function localTime(at: number, offset: number): string {
  return new Date(at + offset * minuteMs).toISOString().slice(0, 16);
}

const dayNames: { long?: Intl.DateTimeFormat; short?: Intl.DateTimeFormat } = {};

/** Returns the local day at a UTC offset. @example 'Tuesday 24 November' */
export function localDay(at: number, offset: number, length: 'long' | 'short' = 'long'): string {
  // A picker asks for thirty names, and a format takes longer than its names.
  const names = (dayNames[length] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: length,
    day: 'numeric',
    month: length,
  }));
  const parts = names.formatToParts(at + offset * minuteMs).filter(({ type }) => type !== 'literal');
  return parts.map(({ value }) => value).join(' ');
}

/** Returns the time of day at a UTC offset. @example '10:00' */
export function localClock(at: number, offset: number): string {
  return localTime(at, offset).slice(11);
}

/** The words around the times of a slot: `callWords`. */
type SlotWords = {
  slot: (day: string, start: string, end: string, office: string) => string;
  inOffice: (time: string) => string;
  email: {
    slot: (day: string, start: string, end: string, visitor: string) => string;
    visitor: (time: string, zone: string) => string;
    sameClock: string;
  };
};

/** Returns the office's clock at a slot's start, with the day if it is another than the visitor's; '' if it is the same. */
export function officeClock({ start, offset }: Slot, words: SlotWords): string {
  const { utcOffsetMinutes } = company.officeHours;
  return offset === utcOffsetMinutes ? '' : words.inOffice(clockBeside(start, utcOffsetMinutes, offset));
}

/** Returns a slot in both clocks, for the visitor. */
export function describeSlot(slot: Slot, words: SlotWords): string {
  const { start, offset } = slot;
  const [from, to] = [localClock(start, offset), localClock(start + slotMs, offset)];
  return words.slot(localDay(start, offset), from, to, officeClock(slot, words));
}

/** Returns a slot in both clocks, for the office. */
export function describeForOffice({ start, offset, zone }: Slot, { email }: SlotWords): string {
  const { utcOffsetMinutes } = company.officeHours;
  const [from, to] = [localClock(start, utcOffsetMinutes), localClock(start + slotMs, utcOffsetMinutes)];
  const visitor =
    offset === utcOffsetMinutes ? email.sameClock : email.visitor(clockBeside(start, offset, utcOffsetMinutes), zone);
  return email.slot(localDay(start, utcOffsetMinutes), from, to, visitor);
}

/** Returns the time of day at an offset, with the weekday if it is another one at the offset beside it. */
function clockBeside(at: number, offset: number, beside: number): string {
  const [weekday = ''] = localDay(at, offset, 'short').split(' ');
  return `${localDay(at, beside, 'short').startsWith(weekday) ? '' : `${weekday} `}${localClock(at, offset)}`;
}
