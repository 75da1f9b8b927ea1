import { company } from '#content/company.ts';
import { type Stroke, strokes } from '../weave/strokes.ts';

const threads = 144;
const dayMinutes = 24 * 60;
const { opens, closes } = company.officeHours;

/** Returns the threads of a part of the day as path data; the times are in minutes after midnight. */
function part(from: number, to: number): string {
  const [first, end] = [from, to].map((minute) => Math.round((minute / dayMinutes) * threads)) as [number, number];
  return strokes(Array.from({ length: end - first }, (_, at): Stroke => [(first + at + 0.5) * 10, 0, 4]));
}

/** Start and end of the second of three turns: as on the contact page, where the same day is larger. */
const side = Math.round((closes - opens) * 0.28);
const [reply, end] = [opens + side, closes - side];

/** The day of the office as one row of 144 threads of ten minutes: three turns in office hours, stitches otherwise. */
export const day =
  `<svg class="weave" viewBox="0 0 ${threads * 10} 4" preserveAspectRatio="none"><g stroke-width="8.4">` +
  `<path class="st" d="${part(0, opens)}${part(closes, dayMinutes).replace('m', 'M')}"/>` +
  `<path class="c2" d="${part(opens, reply)}${part(end, closes).replace('m', 'M')}"/>` +
  `<path class="a3" d="${part(reply, end)}"/></g></svg>`;
