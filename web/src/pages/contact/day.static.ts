import { company } from '#content/company.ts';
import { conversationParts, lineSvg, type Turn } from '../../weave/conversation.ts';
import type { Stroke } from '../../weave/strokes.ts';

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
