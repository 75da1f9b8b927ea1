import { conversationParts, lineSvg } from '../weave/conversation.ts';
import type { Stroke } from '../weave/strokes.ts';

const threads = 144;
const turn = 18;
const size = { width: 1440, height: 110, unit: 10, rest: 2, lead: 0 };

/** Stitches after the only turn: pairs with a gap between them, then fewer and fewer towards the end. */
const silence = Array.from({ length: threads - turn - 6 }, (_, thread) => thread)
  .filter((thread) => thread % 3 !== 2 && (thread < 56 || (thread * 7) % 13 > thread / 11))
  .map((thread): Stroke => [(turn + 1 + thread) * 10 + 5, 50, 10]);

/** Artwork of the failure messages: one turn, then stitches that thin out. */
export const brokenLine = lineSvg({ ...conversationParts('gone', [[0, turn]], size), silence }, size);
