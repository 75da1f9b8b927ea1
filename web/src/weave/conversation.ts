import {
  createRandom,
  hash,
  type Random,
  diamondRow,
  heightAt,
  layerGroup,
  type Palette,
  strokeWidth,
  type Syllable,
} from './thread.ts';
import { type Stroke, strokes } from './strokes.ts';
import type { SpokenLine } from '#content/types.ts';

/**
 * One turn of a conversation: the speaker (0 is the caller in red to yellow, 1 the agent in teal to mint), its number of
 * threads, and the silent threads after it if they are not those of the line.
 */
export type Turn = readonly [who: 0 | 1, threads: number, rest?: number];

/** Size of a line in user units. `unit` is the width of a thread; `rest` and `lead` are numbers of silent threads. */
export type LineSize = { width: number; height: number; unit: number; rest?: number; lead?: number };

export const palettes: readonly [Palette, Palette] = [
  ['c1', 'c2', 'c3', 'c4'],
  ['a1', 'a2', 'a3', 'a4'],
];

/** Height of the loudest syllable, as a share of half the height of the line. */
const loudest = 0.49;

/** The parts of a line: each turn as an SVG group with its place, and the stitches of the silent threads. */
type LineParts = { turns: { start: number; end: number; group: string }[]; silence: Stroke[] };

export function silentThread(thread: number, size: LineSize): Stroke {
  const { height, unit } = size;
  return [leftOf(size) + (thread + 0.5) * unit, height / 2 - unit / 2, unit];
}

/** Threads that do not fill the width are centred. */
function leftOf({ width, unit }: LineSize): number {
  return (width - Math.floor(width / unit) * unit) / 2;
}

/** What is drawn of a line. */
type DrawnParts = { turns: readonly { group: string }[]; silence: readonly Stroke[] };

/**
 * Returns a conversation as the SVG of one line: alternating turns in the colours of their speakers, and running
 * stitches for silence. Each turn is a group, so that CSS can animate them one after another.
 */
export function conversation(seed: string, turns: readonly Turn[], size: LineSize): string {
  return lineSvg(conversationParts(seed, turns, size), size);
}

/** Returns the parts of a conversation's line. The first turns stay the same if others are added after them. */
export function conversationParts(seed: string, turns: readonly Turn[], size: LineSize): LineParts {
  const random = createRandom(hash(seed));
  const { height, unit, rest = 3, lead = rest } = size;
  const left = leftOf(size);
  const halfHeight = height * loudest;
  const silence: Stroke[] = [];
  const addSilence = (thread: number) => silence.push(silentThread(thread, size));
  let start = lead;
  const sections = turns.map(([who, threads, after = rest], index) => {
    const syllables = syllablesOf(random, start, threads);
    for (let thread = 0; thread < threads; thread++) {
      if (Math.round(heightAt(syllables, thread) * (halfHeight / unit)) < 1) addSilence(start + thread);
    }
    const place = { threads, unit, left: left + start * unit, middle: height / 2, halfHeight };
    const group = layerGroup(diamondRow(random, syllables, place), unit, palettes[who], ` class="turn i${index}"`);
    for (let thread = 0; thread < after; thread++) addSilence(start + threads + thread);
    const part = { start, end: start + threads, group };
    start += threads + after;
    return part;
  });
  return { turns: sections, silence };
}

/** Returns the line, or what of it begins at `left`. */
export function lineSvg({ turns, silence }: DrawnParts, { width, height, unit }: LineSize, left = 0): string {
  const groups = turns.map(({ group }) => group).join('');
  return `<svg class="weave" viewBox="${left} 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path class="st" stroke-width="${strokeWidth(unit)}" d="${strokes(silence)}"/>${groups}</svg>`;
}

/** Returns random syllables that fill a turn; their centres are relative to the start of the turn. */
function syllablesOf(random: Random, start: number, threads: number): Syllable[] {
  const syllables: Syllable[] = [];
  const end = start + threads;
  let thread = start;
  while (thread < end - 2) {
    const left = end - thread;
    let halfWidth = 3 + Math.floor(random() * 9);
    if (left < 10 || halfWidth * 2 > left) halfWidth = left / 2;
    const height = Math.min(1, 0.28 + halfWidth / 13) * (0.82 + 0.18 * random());
    syllables.push({ centre: thread + halfWidth - 0.5 - start, halfWidth, height });
    thread += halfWidth * 2;
  }
  return syllables;
}

/** Returns the SVG of a captioned line: 144 threads of 10 units, with three silent threads between turns. */
export function spokenLine({ seed, captions, wordless = [] }: SpokenLine, height: number): string {
  const turns = [...captions.map(([who, threads]) => [who, threads] as const), ...wordless];
  return conversation(seed, turns, { width: 1440, height, unit: 10, rest: 3, lead: 0 });
}
