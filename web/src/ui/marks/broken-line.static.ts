import { conversation } from '../../weave/conversation.ts';

const threads = 144;
const turn = 18;

/** Path of the stitches after the only turn: pairs with a gap between them, then fewer and fewer towards the end. */
const thinning = Array.from({ length: threads - turn - 6 }, (_, thread) => thread)
  .filter((thread) => thread % 3 !== 2 && (thread < 56 || (thread * 7) % 13 > thread / 11))
  .map((thread) => `M${(turn + 1 + thread) * 10 + 5} 50v10`)
  .join('');

/** Artwork of the failure messages: one turn, then stitches that thin out. */
export const brokenLine = conversation('gone', [[0, turn]], {
  width: 1440,
  height: 110,
  unit: 10,
  rest: 2,
  lead: 0,
}).replace(/(<path class="st"[^>]* d=")[^"]*"/, (_, start: string) => `${start}${thinning}"`);
