/** Formats a moment in the office's time zone. `@example 'Fri 20 Nov 2026, 15:42 IST'` */
export function officeTime(moment: Date, timeZone: string): string {
  const day = dayOf(moment, timeZone, { weekday: 'short' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
  const zone = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}, ${time} ${zone ?? timeZone}`;
}

/** Formats the day `months` later, at most the last day of that month. `@example '20 May 2027'` */
export function dayLater(moment: Date, months: number, timeZone: string): string {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  // 31 August plus six months is 31 February, which setUTCMonth moves into March.
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0);
  return dayOf(later, timeZone);
}

function dayOf(moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions = {}): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...options,
  });
  return parts
    .formatToParts(moment)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value)
    .join(' ');
}
