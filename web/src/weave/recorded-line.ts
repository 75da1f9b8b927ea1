import type { Recording } from '#content/lists/recording.ts';
import { type LineSize, lineSvg, palettes, silentThread } from './conversation.ts';
import type { Stroke } from './strokes.ts';
import { dyedThreads, layerGroup } from './thread.ts';

type Turns = Pick<Recording, 'seconds' | 'levels' | 'turns'>;

/** A turn's threads: the first, the one after its last, its SVG group, and its pauses. */
type Part = { start: number; end: number; group: string; silence: Stroke[] };

/**
 * Returns a recording as the SVG of one line: a thread for each level, in the colours of who speaks at that time, and
 * running stitches for pauses. A size with fewer threads shows the beginning.
 */
export function recordedLine(recording: Turns, size: LineSize): string {
  const parts = recordedParts(recording, size);
  return lineSvg({ turns: parts, silence: parts.flatMap(({ silence }) => silence) }, size);
}

/** Returns the same line cut where turns begin, so that each has its caption and the line wraps like text. */
export function recordedTurns(recording: Turns, size: LineSize): string[] {
  const { unit } = size;
  return recordedParts(recording, size).map((part) =>
    lineSvg({ ...part, turns: [part] }, { ...size, width: (part.end - part.start) * unit }, part.start * unit),
  );
}

function recordedParts({ seconds, levels, turns }: Turns, size: LineSize): Part[] {
  const { width, height, unit } = size;
  const threads = Math.min(levels.length, Math.floor(width / unit));
  const middle = height / 2;
  // The first turn has the pause before it; the thread in which a turn begins is its own.
  const starts = turns.map(({ from }, index) => (index === 0 ? 0 : Math.floor((from / seconds) * levels.length)));
  return turns.flatMap(({ isAgent }, index) => {
    const [start = 0, end = threads] = [starts[index], starts[index + 1]].map((at) => at && Math.min(at, threads));
    if (start >= end) return [];
    const own = levels.slice(start, end);
    const place = { threads: own.length, unit, left: start * unit, middle, halfHeight: middle };
    const paths = dyedThreads(place, (thread) => [own[thread]! / 10, 0]);
    const group = layerGroup(paths, unit, palettes[isAgent ? 1 : 0], ` class="turn i${index}"`);
    const silence = own.flatMap((level, thread) => (level === 0 ? [silentThread(start + thread, size)] : []));
    return [{ start, end, group, silence }];
  });
}
