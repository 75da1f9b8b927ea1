import { projectFacts, projectPage } from '#content/project.ts';
import type { Project } from '#content/lists/project.ts';
import type { Caption, SpokenLine } from '#content/types.ts';
import { conversation, conversationParts, lineSvg, type Turn } from './conversation.ts';
import { createRandom, diamondRow, hash, layerGroup } from './thread.ts';

/** The line is cut into twelve cells of twelve threads, so that the stylesheet has a class for one to six of them. */
const cells = 12;
const threadsOfCell = 12;
const maxCells = 6;

/** Silent threads after the last turn, and between weeks. */
const gap = 3;

/** A turn of a call and the silence after it in seconds, or a part of the work in weeks. */
type Phase = { who: 0 | 1; length: number; silence: number; isGap: boolean; name: string; text: string };

type Woven = Pick<Project, 'title' | 'call' | 'weeks' | 'months' | 'people'>;

/** Returns the turns of a project's line with captions: its call, or its weeks. Undefined if it has neither. */
export function projectLine(project: Woven): { line: SpokenLine; svg: string[] } | undefined {
  const phases = phasesOf(project);
  if (phases.length === 0) return undefined;
  const sizes = cellsOf(phases.map(({ length }) => length));
  const captions = phases.map(
    ({ who, name, text }, index): Caption => [who, sizes[index]! * threadsOfCell - gap, name, text],
  );
  const label = project.call ? projectPage.line.call : projectPage.line.weeks;
  const size = { width: 1440, height: 220, unit: 10, lead: 0 };
  const { turns, silence } = conversationParts(project.title, turnsOf(phases, sizes), size);
  const svg = turns.map((turn, index) => {
    const [left, width] = [turn.start * size.unit, sizes[index]! * threadsOfCell * size.unit];
    const rest = silence.filter(([x]) => x > left && x < left + width);
    return lineSvg({ turns: [turn], silence: rest }, { ...size, width }, left);
  });
  return { line: { seed: project.title, label, captions }, svg };
}

/** Returns the beginning of that line as a picture of 640 by 400; without one, a row for each person's months. */
export function projectPicture(project: Woven): { svg: string; caption: string } {
  const { title, months, people } = project;
  const phases = phasesOf(project);
  const size = { width: 640, height: 400, unit: 10, lead: 2 };
  if (phases.length > 0) {
    const sizes = cellsOf(phases.map(({ length }) => length));
    const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, one) => sum + one, 0) * threadsOfCell);
    const shown = phases.filter((_, index) => starts[index]! < 50).map(({ name }) => name);
    const { call, weeks } = projectPage.picture;
    return { svg: conversation(title, turnsOf(phases, sizes), size), caption: project.call ? call : weeks(shown) };
  }
  if (months && people && months <= 16 && people <= 9)
    return {
      svg: monthRows(title, months, people),
      caption: projectPage.picture.months(projectFacts({ months, people })),
    };
  return { svg: conversation(title, [[1, 60]], size), caption: projectPage.picture.title };
}

function phasesOf({ call, weeks = [] }: Woven): Phase[] {
  if (call) {
    return call.map(({ isAgent, after, seconds, words }, index) => {
      const silence = call[index + 1]?.after ?? 0;
      const name = `${isAgent ? 'Agent' : 'Caller'}${after > 0 ? `, after ${after < 1 ? `${after * 1000}\u{a0}ms` : `${after}\u{a0}s`}` : ''}`;
      return { who: isAgent ? 1 : 0, length: seconds + silence, silence, isGap: false, name, text: words };
    });
  }
  return weeks.slice(0, cells / 2).map(({ name }) => {
    const [first = 1, last = first] = (name.match(/\d+/g) ?? []).map(Number);
    return { who: 1, length: Math.max(1, last - first + 1), silence: 0, isGap: /wrong/i.test(name), name, text: '' };
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

/** Returns the turns to weave: silences in proportion, and only stitches for what went wrong. */
function turnsOf(phases: readonly Phase[], sizes: readonly number[]): Turn[] {
  const total = phases.reduce((sum, { length }) => sum + length, 0);
  return phases.map(({ who, silence, isGap }, index) => {
    const threads = sizes[index]! * threadsOfCell;
    const rest = silence > 0 ? Math.max(1, Math.round((silence / total) * cells * threadsOfCell)) : gap;
    return isGap ? [who, 0, threads] : [who, threads - rest, rest];
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
