import { conversation } from '../../weave/conversation.ts';

const threads = 144;
const turn = 18;

/** Threads of silence after the only turn: two stitches and a gap, then fewer and fewer. */
const thinning = Array.from({ length: threads - turn - 6 }, (_, thread) => thread)
  .filter((thread) => thread % 3 !== 2 && (thread < 56 || (thread * 7) % 13 > thread / 11))
  .map((thread) => `M${(turn + 1 + thread) * 10 + 5} 50v10`)
  .join('');

/** The picture of a failure: one syllable, then stitches that thin out to nothing. */
export const brokenLine = conversation('gone', [[0, turn]], {
  width: 1440,
  height: 110,
  unit: 10,
  rest: 2,
  lead: 0,
}).replace(/(<path class="st"[^>]* d=")[^"]*"/, (_, start: string) => `${start}${thinning}"`);
