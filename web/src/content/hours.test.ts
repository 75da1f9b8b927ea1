import { expect, test } from 'vitest';
import { officeState } from './office.ts';
import { type Holiday, upcomingHolidays } from './lists/holiday.ts';

const closed = (date: string, name: string): Holiday => ({ date, name });

test('holidays are sorted, and those that are over in the office are left out', () => {
  const list = [closed('2026-12-26', 'C'), closed('2026-12-24', 'A'), closed('2026-12-25', 'B')];
  const names = (now: string) => upcomingHolidays(list, new Date(now)).map(({ name }) => name);
  expect(names('2026-12-24T18:29:59Z')).toEqual(['A', 'B', 'C']);
  expect(names('2026-12-24T18:30:00Z')).toEqual(['B', 'C']);
});

const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns'];
const holidays2027 = [
  ...Array.from({ length: 8 }, (_, day) => closed(`2027-12-${24 + day}`, 'A holiday')),
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
  for (const date of dates.slice(1, 366)) {
    const midnight = Date.parse(`${date}T00:00Z`) - here(Date.parse(`${date}T00:00Z`)).offset * 60_000;
    const office = ['09:59', '10:00', '16:59', '17:00', '18:59', '19:00'].map((time) =>
      Date.parse(`${date}T${time}+05:30`),
    );
    for (const now of [...office, midnight - 60_000, midnight - 1, midnight]) {
      const { weekday, time } = inOffice(now);
      const officeDay = (at: number) => Math.floor((at + 5.5 * hour) / (24 * hour));
      const open = openings.some((opening) => opening <= now && now < opening + 9 * hour);
      const next = openings.find((opening) => opening > now)!;
      const following = openings.find((opening) => officeDay(opening) > officeDay(now))!;
      const dayOf = (at: number) => inOffice(at).weekday + (officeDay(at) - officeDay(now) > 6 ? ' 3 January' : '');
      const day = officeDay(next) === officeDay(now) ? '' : `${dayOf(next)} `;
      const own = here(next);
      const ownDay = own.weekday === inOffice(next).weekday ? '' : `${own.weekday} `;
      const when = `${day}10:00\u00a0IST${zone === 'Asia/Kolkata' ? '' : `, ${ownDay}${own.time} your time`}`;
      const isWorkday = openings.some((opening) => officeDay(opening) === officeDay(now));
      const closedToday = isWorkday || weekday.startsWith('S') ? undefined : 'Closed today (A holiday).';
      const [lead, rest] = open
        ? ['Open now', ', until 19:00\u00a0IST']
        : [closedToday ?? 'Closed now.', ` Opens ${when}`];
      expect(officeState(new Date(now), (at) => here(at.getTime()).offset, holidays2027)).toEqual({
        open,
        lead,
        rest,
        besidePhone: open ? [lead, rest] : ['The assistant answers now', `, a person from ${when}`],
        closedDay: isWorkday ? undefined : `${closedToday ?? `Closed on ${weekday}.`} We open ${dayOf(next)}`,
        mailWaits: officeDay(following) === officeDay(now) + 1 ? undefined : dayOf(following),
        nextAnswer:
          next - now > 24 * hour && (!open || time > '16:59')
            ? `Written now, answered ${open ? 'today or ' : ''}on ${dayOf(next)}.`
            : undefined,
        minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
        time,
      });
    }
  }
});
