import { expect, test } from 'vitest';
import { officeState } from './office.ts';
import { type Holiday, upcomingHolidays } from './lists/holiday.ts';

/** Returns the sentence at a time for a visitor with this UTC offset in minutes. */
function sentence(now: string, offset: (at: Date) => number, holidays: readonly Holiday[] = []): string {
  const { lead, rest } = officeState(new Date(now), offset, holidays);
  return lead + rest;
}

test.each([
  ['2026-11-20T12:00:00+05:30', -480, 'Open now, until 19:00\u00a0IST'],
  ['2026-11-20T08:00:00+05:30', 330, 'Closed now. Opens 10:00\u00a0IST'],
  ['2026-11-21T12:00:00Z', 345, 'Closed now. Opens Monday 10:00\u00a0IST, 10:15 your time'],
  ['2026-11-19T20:00:00Z', -480, 'Closed now. Opens 10:00\u00a0IST, Thursday 20:30 your time'],
])('at %s a visitor %i minutes from UTC reads “%s”', (now, offset, expected) => {
  expect(sentence(now, () => offset)).toBe(expected);
});

test('the pointer of the day is at the time of the office', () => {
  expect(officeState(new Date('2026-11-20T18:45:00Z'), () => 0, [])).toMatchObject({ minute: 15, time: '00:15' });
});

test('beside a phone number the sentence names who answers outside office hours', () => {
  const besidePhone = (now: string) => officeState(new Date(now), () => 330, []).besidePhone.join('');
  expect(besidePhone('2026-11-20T08:00:00+05:30')).toBe('The assistant answers now, a person from 10:00\u00a0IST');
  expect(besidePhone('2026-11-20T12:00:00+05:30')).toBe('Open now, until 19:00\u00a0IST');
});

const closed = (date: string, name: string): Holiday => ({ date, name });
const christmas = [closed('2026-12-25', 'Christmas Day')];
const break2027 = Array.from({ length: 8 }, (_, day) => closed(`2027-12-${24 + day}`, 'Winter break'));

test.each([
  ['2026-12-25T12:00+05:30', christmas, 'Closed today (Christmas Day). Opens Monday 10:00\u00a0IST'],
  ['2026-12-24T19:00+05:30', christmas, 'Closed now. Opens Monday 10:00\u00a0IST'],
  ['2026-12-24T18:59+05:30', christmas, 'Open now, until 19:00\u00a0IST'],
  ['2026-12-26T12:00+05:30', christmas, 'Closed now. Opens Monday 10:00\u00a0IST'],
  ['2027-12-23T19:00+05:30', break2027, 'Closed now. Opens Monday 3 January 10:00\u00a0IST'],
  ['2027-12-28T12:00+05:30', break2027, 'Closed today (Winter break). Opens Monday 10:00\u00a0IST'],
])('at %s, with holidays, the sentence is “%3$s”', (now, holidays, expected) => {
  expect(sentence(now, () => 330, holidays)).toBe(expected);
});

test.each([
  [
    '2026-12-25T12:00+05:30',
    'Closed today (Christmas Day). We open Monday',
    'Monday',
    'Written now, answered on Monday.',
  ],
  ['2026-11-28T12:00+05:30', 'Closed on Saturday. We open Monday', 'Monday', 'Written now, answered on Monday.'],
  ['2026-11-29T12:00+05:30', 'Closed on Sunday. We open Monday', undefined, undefined],
  ['2026-11-27T18:59+05:30', undefined, 'Monday', undefined],
  ['2026-11-27T19:01+05:30', undefined, 'Monday', 'Written now, answered on Monday.'],
  ['2026-11-26T19:01+05:30', undefined, undefined, undefined],
])('at %s the closed day, waiting mail and the next answer are named if they differ from the usual', (now, ...said) => {
  const { closedDay, mailWaits, nextAnswer } = officeState(new Date(now), () => 330, christmas);
  expect([closedDay, mailWaits, nextAnswer]).toEqual(said);
});

test('holidays are sorted, and those that are over in the office are left out', () => {
  const list = [closed('2026-12-26', 'C'), closed('2026-12-24', 'A'), closed('2026-12-25', 'B')];
  const names = (now: string) => upcomingHolidays(list, new Date(now)).map(({ name }) => name);
  expect(names('2026-12-24T18:29:59Z')).toEqual(['A', 'B', 'C']);
  expect(names('2026-12-24T18:30:00Z')).toEqual(['B', 'C']);
});

const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns'];
const holidays2027 = [
  ...break2027,
  ...['2027-01-14', '2027-01-26', '2027-03-22', '2027-10-29', '2027-11-09'].map((date) => closed(date, 'A holiday')),
];

/** What Intl says of times in a zone. */
function calendar(timeZone: string) {
  const options = { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZoneName: 'longOffset' });
  return (at: number) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const [, sign = '', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(parts['timeZoneName'] ?? '') ?? [];
    const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
    return { weekday: parts['weekday']!, time: `${parts['hour']}:${parts['minute']}`, offset };
  };
}

const hour = 3_600_000;
const dates = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10));
const inOffice = calendar('Asia/Kolkata');
/** The working days as times of opening, without the arithmetic of the site. */
const openings = dates
  .filter((date) => !inOffice(Date.parse(`${date}T12:00+05:30`)).weekday.startsWith('S'))
  .filter((date) => holidays2027.every((holiday) => holiday.date !== date))
  .map((date) => Date.parse(`${date}T10:00+05:30`));

test.each(zones)('in %s the sentences of every day of 2027 agree with an independent calendar', (zone) => {
  const here = calendar(zone);
  const wrong: unknown[] = [];
  for (const date of dates.slice(1, 366)) {
    const midnight = Date.parse(`${date}T00:00Z`) - here(Date.parse(`${date}T00:00Z`)).offset * 60_000;
    const office = ['09:59', '10:00', '18:59', '19:00'].map((time) => Date.parse(`${date}T${time}+05:30`));
    for (const now of [...office, midnight - 60_000, midnight - 1, midnight]) {
      const open = openings.some((opening) => opening <= now && now < opening + 9 * hour);
      const next = openings.find((opening) => opening > now)!;
      const days = Math.floor((next + 5.5 * hour) / (24 * hour)) - Math.floor((now + 5.5 * hour) / (24 * hour));
      const [official, own] = [inOffice(next), here(next)];
      const month = days > 6 ? ` ${Number(new Date(next).toISOString().slice(8, 10))} January` : '';
      const day = days === 0 ? '' : `${official.weekday}${month} `;
      const ownDay = own.weekday === official.weekday ? '' : `${own.weekday} `;
      const visitor = zone === 'Asia/Kolkata' ? '' : `, ${ownDay}${own.time} your time`;
      const state = officeState(new Date(now), (at) => here(at.getTime()).offset, holidays2027);
      const expected = {
        rest: open ? ', until 19:00\u00a0IST' : ` Opens ${day}10:00\u00a0IST${visitor}`,
        nextAnswer: !open && next - now > 24 * hour ? `Written now, answered on ${day.trim()}.` : undefined,
      };
      const { rest, nextAnswer } = state;
      const agrees = state.open === open && rest === expected.rest && nextAnswer === expected.nextAnswer;
      if (!agrees) wrong.push({ now: new Date(now), open: state.open, rest, nextAnswer, expected });
    }
  }
  expect(wrong).toEqual([]);
});
