import { projectFacts, projectPage } from '#content/project.ts';
import type { Project } from '#content/lists/project.ts';
import type { Caption, SpokenLine } from '#content/types.ts';
import { conversation, conversationParts, lineSvg, type Turn } from './conversation.ts';
import { recordedLine, recordedTurns } from './recorded-line.ts';
import { createRandom, diamondRow, hash, layerGroup } from './thread.ts';

/** The line is cut into twelve cells of twelve threads, so that the stylesheet has a class for one to six of them. */
const cells = 12;
const threadsOfCell = 12;
const maxCells = 6;

/** Silent threads after a part of the work. */
const gap = 3;

type Woven = Pick<Project, 'title' | 'recording' | 'weeks' | 'months' | 'people'>;

/** Returns the turns of a project's line with captions: its call, or its weeks. Undefined if it has neither. */
export function projectLine({ title, recording, weeks = [] }: Woven): { line: SpokenLine; svg: string[] } | undefined {
  const size = { width: 1440, height: 220, unit: 10, lead: 0 };
  if (recording) {
    const captions = recording.turns.map(({ from, isAgent, words }): Caption => {
      return [isAgent ? 1 : 0, 0, projectPage.speaker(isAgent, from), words];
    });
    return { line: { seed: title, label: projectPage.line.call, captions }, svg: recordedTurns(recording, size) };
  }
  if (weeks.length === 0) return undefined;
  const phases = phasesOf(weeks);
  const sizes = cellsOf(phases.map(({ length }) => length));
  const captions = phases.map(({ name }, index): Caption => [1, sizes[index]! * threadsOfCell - gap, name, '']);
  const { turns, silence } = conversationParts(title, turnsOf(phases, sizes), size);
  const svg = turns.map((turn, index) => {
    const [left, width] = [turn.start * size.unit, sizes[index]! * threadsOfCell * size.unit];
    const rest = silence.filter(([x]) => x > left && x < left + width);
    return lineSvg({ turns: [turn], silence: rest }, { ...size, width }, left);
  });
  return { line: { seed: title, label: projectPage.line.weeks, captions }, svg };
}

/** Returns the beginning of that line as a picture of 640 by 400; without one, a row for each person's months. */
export function projectPicture({ title, recording, weeks = [], months, people }: Woven): {
  svg: string;
  caption: string;
} {
  const size = { width: 640, height: 400, unit: 10, lead: 2 };
  if (recording) return { svg: recordedLine(recording, size), caption: projectPage.picture.call };
  if (weeks.length > 0) {
    const phases = phasesOf(weeks);
    const sizes = cellsOf(phases.map(({ length }) => length));
    const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, one) => sum + one, 0) * threadsOfCell);
    const shown = phases.filter((_, index) => starts[index]! < 50).map(({ name }) => name);
    return { svg: conversation(title, turnsOf(phases, sizes), size), caption: projectPage.picture.weeks(shown) };
  }
  if (months && people && months <= 16 && people <= 9)
    return {
      svg: monthRows(title, months, people),
      caption: projectPage.picture.months(projectFacts({ months, people })),
    };
  return { svg: conversation(title, [[1, 60]], size), caption: projectPage.picture.title };
}

/** A part of the work, in weeks. */
type Phase = { length: number; isGap: boolean; name: string };

function phasesOf(weeks: NonNullable<Woven['weeks']>): Phase[] {
  return weeks.slice(0, cells / 2).map(({ name }) => {
    const [first = 1, last = first] = (name.match(/\d+/g) ?? []).map(Number);
    return { length: Math.max(1, last - first + 1), isGap: /wrong/i.test(name), name };
  });
}

/** Returns how many of the twelve cells each phase gets, by its length: one to six. */
function cellsOf(lengths: readonly number[]): number[] {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const exact = lengths.map((length) => Math.min(maxCells, Math.max(1, (length / total) * cells)));
  const sizes = exact.map(Math.round);
  for (let over = sizes.reduce((sum, size) => sum + size, 0) - cells; over !== 0; over -= Math.sign(over)) {
    // The phase that loses or gains the least by another cell, relative to its length.
    const error = (index: number) => Math.abs((sizes[index]! - Math.sign(over)) / exact[index]! - 1);
    const able = sizes.flatMap((size, index) => ((over < 0 ? size < maxCells : size > 1) ? index : []));
    const [best = 0] = able.sort((a, b) => error(a) - error(b));
    sizes[best]! -= Math.sign(over);
  }
  return sizes;
}

/** Returns the turns to weave: only stitches for what went wrong. */
function turnsOf(phases: readonly Phase[], sizes: readonly number[]): Turn[] {
  return phases.map(({ isGap }, index) => {
    const threads = sizes[index]! * threadsOfCell;
    return isGap ? [1, 0, threads] : [1, threads - gap, gap];
  });
}

function monthRows(seed: string, months: number, people: number): string {
  const random = createRandom(hash(seed));
  const rows = Array.from({ length: people }, (_, row) => {
    const halfWidth = 32 / months;
    const syllables = Array.from({ length: months }, (_, month) => ({
      centre: (2 * month + 1) * halfWidth - 0.5,
      halfWidth: halfWidth * 0.9,
      height: 0.8 + 0.2 * random(),
    }));
    const halfHeight = 180 / people;
    const place = { threads: 64, unit: 10, left: 0, middle: (400 * (row + 0.5)) / people, halfHeight };
    return layerGroup(diamondRow(random, syllables, place), 10, ['a1', 'a2', 'a3', 'a4']);
  });
  return `<svg>${rows.join('')}</svg>`;
}
