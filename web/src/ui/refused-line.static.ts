import { conversationParts, lineSvg } from '../weave/conversation.ts';
import type { Stroke } from '../weave/strokes.ts';

const size = { width: 400, height: 70, unit: 10, rest: 2, lead: 1 };

const silence = Array.from({ length: 25 }, (_, index) => index)
  .filter((index) => index % 3 !== 2 && (index < 9 || (index * 7) % 13 > index / 2))
  .map((index): Stroke => [(14 + index) * 10 + 5, 30, 10]);

/** Line above a message about a failure: one turn, then stitches with growing gaps. */
export const refusedLine = lineSvg({ ...conversationParts('gone', [[0, 12]], size), silence }, size);
