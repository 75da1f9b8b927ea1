/** Formats a moment in the office's time zone. `@example 'Fri 20 Nov 2026, 15:42 IST'` */
export function officeTime(moment: Date, timeZone: string): string {
  const day = formatDay(moment, timeZone, { weekday: 'short' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
  const zone = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}, ${time} ${zone ?? timeZone}`;
}

/** Returns a moment's day in the office's time zone, ISO 8601. `@example '2026-11-20'` */
export function officeDay(moment: Date, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
}

/** Returns the day `months` later, at most the last day of that month, ISO 8601. `@example '2027-05-20'` */
export function dayLater(moment: Date, months: number, timeZone: string): string {
  const day = new Date(officeDay(moment, timeZone));
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + months);
  // 31 August plus six months is 31 February, which setUTCMonth moves into March.
  if (later.getUTCDate() !== day.getUTCDate()) later.setUTCDate(0);
  return later.toISOString().slice(0, 10);
}

/** Formats a day of `dayLater` for people. `@example '20 May 2027'` */
export function readableDay(day: string): string {
  return formatDay(new Date(day), 'UTC');
}

function formatDay(moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions = {}): string {
  const fields = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...options,
  });
  return fields
    .formatToParts(moment)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
}
