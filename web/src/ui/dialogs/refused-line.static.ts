import { conversation } from '../../weave/conversation.ts';

const size = { width: 400, height: 70, unit: 10, rest: 2, lead: 1 };

/** Line above a message about a failure: one turn, then stitches with growing gaps. */
export const refusedLine = conversation('gone', [[0, 12]], size).replace(
  /(<path class="st"[^>]*d=")[^"]*"/,
  (_, start: string) => `${start}${brokenStitches()}"`,
);

function brokenStitches(): string {
  return Array.from({ length: 25 }, (_, index) => index)
    .filter((index) => index % 3 !== 2 && (index < 9 || (index * 7) % 13 > index / 2))
    .map((index) => `M${(14 + index) * 10 + 5} 30v10`)
    .join('');
}
