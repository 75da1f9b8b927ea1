import { company, promises } from './company.ts';

const call = `${promises.consultationMinutes}-minute call`;

/** Texts about times for a call: the picker of the contact form, the confirmation, the calendar files, the office’s email. */
export const callWords = {
  zones: (zone: string) =>
    `Your time zone is ${zone.replaceAll('_', ' ')}. The small clock is ours, in ${company.address.city}.`,
  oneZone: `The times are those of our office in ${company.address.city}.`,
  days: 'Days of the next two weeks',
  closed: (day: string, name: string) => `We are closed on ${day} (${name}).`,
  timesOf: (day: string) => `Times on ${day}`,
  /** Rest of the name of a day's button. */
  chosenOf: (count: number) => `, ${count} chosen`,
  /** Rest of the name of a button, after the start and before the time in the office. */
  until: (end: string, isOfficeClock: boolean) =>
    `to ${end} ${isOfficeClock ? company.officeHours.zoneName : 'your time, '}`,
  /** A time with both clocks, for the visitor; `office` is empty if the visitor's clock is that of the office. */
  slot: (day: string, start: string, end: string, office: string) =>
    `${day}, ${start} to ${end} ${office === '' ? company.officeHours.zoneName : `your time, ${office}`}`,
  inOffice: (time: string) => `${time} ${company.officeHours.zoneName}`,
  count: (count: number, most: number) => `${count} of ${most} times chosen.`,
  full: (most: number, slot: string) => `${most} times are chosen already. Remove one to choose ${slot}.`,
  dropped: (count: number) =>
    count === 1
      ? 'A time that you had chosen has passed or is too close, so we removed it.'
      : `${count} times that you had chosen have passed or are too close, so we removed them.`,
  chosen: 'Times you ask for',
  remove: 'Remove',
  removeSlot: (slot: string) => `Remove ${slot}`,
  requested: 'You asked for a call at one of these times. It is a request: we write back to confirm one.',
  requestedText: 'You asked for a call. It is a request: we write back to confirm a time.',
  save: 'Save as tentative',
  saveSlot: (slot: string) => `Save ${slot} as tentative`,
  /** The calendar file of a slot; `name` and `contact` are those of the company or of the visitor. */
  event: (name: string, reference: string, contact = '') => ({
    title: `${call} with ${name} (requested)`,
    description: `${contact === '' ? '' : `${contact}. `}Requested on the website, not confirmed. Reference ${reference}.`,
  }),
  /** The office’s email: a row for each slot, and the reply that the office sends to the visitor. */
  email: {
    label: (index: number) => `Requested time ${index + 1}`,
    slot: (day: string, start: string, end: string, visitor: string) =>
      `${day}, ${start} to ${end} ${company.officeHours.zoneName}, ${visitor}`,
    visitor: (time: string, zone: string) => `${time} for the visitor (${zone})`,
    sameClock: 'the same for the visitor',
    note: 'not confirmed',
    action: 'Reply with this time',
    reply: (name: string, slot: string) =>
      `Hello ${name},\r\n\r\nthe ${call} is on ${slot}. Write back if this no longer suits you.\r\n\r\n${company.brand}\r\n`,
  },
} as const;

/** Heading of the person who is the first contact (lists/team.static.ts). */
export const firstContactTitle = (name: string) => `You will talk to ${name}`;
