import { conversationParts, type LineSize, lineSvg } from '../../weave/conversation.ts';
import type { Stroke } from '../../weave/strokes.ts';

const size: LineSize = { width: 500, height: 150, unit: 10, rest: 2, lead: 2 };
const threads = size.width / size.unit;

/** Heights of the threads that mark the start of the line while no name is typed. */
const hint = [3, 5, 3];

/** Weaves a name as one turn of the caller, as long as the name; the rest of the line is silent. */
export function weaveName(name: string): string {
  const length = name === '' ? 0 : Math.min(threads - 4, 8 + name.length * 4);
  const { turns, silence } = conversationParts(name, name === '' ? [] : [[0, length]], size);
  const woven = name === '' ? 0 : 2 + length + 2;
  const others = Array.from({ length: threads }, (_, thread) => thread)
    .filter((thread) => thread < (name === '' ? threads : 2) || thread >= woven)
    .map((thread): Stroke => {
      const height = size.unit * (name === '' ? (hint[thread - 2] ?? 1) : 1);
      return [(thread + 0.5) * size.unit, (size.height - height) / 2, height];
    });
  return lineSvg({ turns, silence: [...silence, ...others] }, size);
}
