import { company } from '#content/company.ts';
import { conversation, type Turn } from '../../weave/conversation.ts';

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
  const woven = conversation('day5', turns, { width: threads * unit, height, unit, rest, lead: start });
  // The generated line ends after the last turn and its rest. The stitches of the other hours are added after its own,
  // whose coordinates are relative to the thread before them.
  const silent = Array.from({ length: threads }, (_, at) => at)
    .filter((at) => at < start || at >= end + rest)
    .map((at) => `M${(at + 0.5) * unit} ${height / 2 - unit / 2}v${unit}`)
    .join('');
  return woven.replace(/(class="st"[^>]* d="[^"]*)/, `$1${silent}`);
}

/** The day in 144 threads of ten minutes. */
export const wideDay = day({ threads: 144, height: 150, rest: 2 });

/** The day in 72 threads of twenty minutes, for phones. */
export const tightDay = day({ threads: 72, height: 110, rest: 1 });
