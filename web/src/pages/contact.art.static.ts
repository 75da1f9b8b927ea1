import { company } from '#content/company.ts';
import { conversationParts, lineSvg, type Turn } from '../weave/conversation.ts';
import type { Stroke } from '../weave/strokes.ts';
import { createRandom, hash } from '../weave/thread.ts';

const dayMinutes = 24 * 60;
const { opens, closes } = company.officeHours;

type Cloth = { threads: number; height: number; rest: number };

/** Returns a line of 24 hours as SVG: three turns during office hours, plain stitches at other times. */
function day({ threads, height, rest }: Cloth): string {
  const unit = 10;
  const thread = (minute: number) => Math.round((minute / dayMinutes) * threads);
  const [start, end] = [thread(opens), thread(closes)];
  const spoken = end - start - 2 * rest;
  const side = Math.round(spoken * 0.28);
  const turns: Turn[] = [
    [0, side],
    [1, spoken - 2 * side],
    [0, side],
  ];
  const size = { width: threads * unit, height, unit, rest, lead: start };
  const { turns: woven, silence } = conversationParts('day5', turns, size);
  // The parts end after the last turn and its rest. These are the stitches of the other hours.
  const others = Array.from({ length: threads }, (_, at) => at)
    .filter((at) => at < start || at >= end + rest)
    .map((at): Stroke => [(at + 0.5) * unit, (height - unit) / 2, unit]);
  return lineSvg({ turns: woven, silence: [...silence, ...others] }, size);
}

/** The day in 144 threads of ten minutes. */
export const wideDay = day({ threads: 144, height: 150, rest: 2 });

/** The day in 72 threads of twenty minutes, for phones. */
export const tightDay = day({ threads: 72, height: 110, rest: 1 });

const width = 1320;
const height = 460;
const random = createRandom(hash('rajkot-7'));

const across = Array.from({ length: 15 }, (_, street) => {
  const x = Math.trunc(40 + street * 92 + (random() * 40 - 20));
  return `M${x} -10l${Math.trunc(random() * 120 - 60)} ${height + 20}`;
});
const along = Array.from({ length: 7 }, (_, street) => {
  const y = Math.trunc(20 + street * 72 + (random() * 30 - 15));
  return `M-10 ${y}l${width + 20} ${Math.trunc(random() * 90 - 45)}`;
});
const roads =
  'M-20 330C220 300 330 140 600 118S1040 190 1340 60M700-20C690 150 720 300 820 480M180-20C240 160 420 300 480 480';

/** Invented streets in running stitch, shown until the map is loaded. */
export const street = `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="${[...across, ...along].join('')}"/><path d="${roads}"/><path d="${roads}"/></svg>`;
