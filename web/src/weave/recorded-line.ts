import type { Recording } from '#content/lists/recording.ts';
import { type LineSize, lineSvg, palettes, silentThread } from './conversation.ts';
import { syllableHeights } from './syllables.ts';
import { dyedThreads, layerGroup } from './thread.ts';

/**
 * Returns a recording as the SVG of one line: its syllables (syllables.ts) in the colours of who speaks at that time, and
 * running stitches for pauses and for what is after `until` threads. A size with fewer threads shows the beginning.
 */
export function recordedLine(recording: Recording, size: LineSize, until = Infinity): string {
  const turns = partsOf(recording, size, until);
  return lineSvg({ turns, silence: turns.flatMap(({ silence }) => silence) }, size);
}

/** Returns the same line cut where turns begin, so that each has its caption and the line wraps like text. */
export function recordedTurns(recording: Recording, size: LineSize): string[] {
  return partsOf(recording, size).map(({ left, width, group, silence }) =>
    lineSvg({ turns: [{ group }], silence }, { ...size, width }, left),
  );
}

function partsOf({ seconds, levels, turns }: Recording, size: LineSize, until = Infinity) {
  const { width, height, unit } = size;
  // The first turn has the pause before it; the thread in which a turn begins is its own.
  const starts = turns.map(({ from }, index) => (index === 0 ? 0 : Math.floor((from / seconds) * levels.length)));
  return turns.map(({ isAgent }, index) => {
    const start = starts[index]!;
    const end = Math.min(starts[index + 1] ?? levels.length, Math.floor(width / unit));
    const own = syllableHeights(levels.slice(start, end)).map((share, thread) => (start + thread < until ? share : 0));
    const place = { threads: own.length, unit, left: start * unit, middle: height / 2, halfHeight: height / 2 };
    const paths = dyedThreads(place, (thread) => [own[thread]!, 0]);
    const group = layerGroup(paths, unit, palettes[isAgent ? 1 : 0], ` class="turn i${index}"`);
    const silence = own.flatMap((share, thread) => (share * height < unit ? [silentThread(start + thread, size)] : []));
    return { left: start * unit, width: own.length * unit, group, silence };
  });
}
