import { projectFacts, projectPage } from '#content/project.ts';
import type { Project } from '#content/lists/project.ts';
import type { Caption, SpokenLine } from '#content/types.ts';
import { conversation, conversationParts, lineSvg } from './conversation.ts';
import { recordedLine, recordedTurns } from './recorded-line.ts';
import { createRandom, diamondRow, hash, layerGroup } from './thread.ts';

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
  const captions = weeks.map(({ name }): Caption => [1, 0, name, '']);
  const { turns, silence } = conversationParts(title, turnsOf(weeks), size);
  const svg = turns.map((turn, index) => {
    const [left = 0, right = size.width] = [turn, turns[index + 1]].map((part) => part && part.start * size.unit);
    const rest = silence.filter(([x]) => x > left && x < right);
    return lineSvg({ turns: [turn], silence: rest }, { ...size, width: right - left }, left);
  });
  return { line: { seed: title, label: projectPage.line.weeks, captions }, svg };
}

type ProjectPicture = { svg: string; caption: string };

/** Returns the beginning of that line as a picture of 640 by 400; without one, a row for each person's months. */
export function projectPicture({ title, recording, weeks = [], months, people }: Woven): ProjectPicture {
  const size = { width: 640, height: 400, unit: 10, lead: 2 };
  if (recording) return { svg: recordedLine(recording, size), caption: projectPage.picture.call };
  if (weeks.length > 0) {
    const turns = turnsOf(weeks);
    const starts = turns.map((_, index) => turns.slice(0, index).reduce((sum, [, one, rest]) => sum + one + rest, 0));
    const shown = weeks.filter((_, index) => starts[index]! < 50).map(({ name }) => name);
    return { svg: conversation(title, turns, size), caption: projectPage.picture.weeks(shown) };
  }
  if (months && people && months <= 16 && people <= 9)
    return {
      svg: monthRows(title, months, people),
      caption: projectPage.picture.months(projectFacts({ months, people })),
    };
  return { svg: conversation(title, [[1, 60]], size), caption: projectPage.picture.title };
}

/** Returns the parts of the work as turns of 144 threads: only stitches for what went wrong. */
function turnsOf(weeks: NonNullable<Woven['weeks']>) {
  const lengths = weeks.map(({ name }) => {
    const [first = 1, last = first] = (name.match(/\d+/g) ?? []).map(Number);
    return Math.max(1, last - first + 1);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let weeksBefore = 0;
  return weeks.map(({ name }, index) => {
    const start = Math.round((weeksBefore / total) * 144);
    weeksBefore += lengths[index]!;
    const threads = Math.round((weeksBefore / total) * 144) - start;
    return /wrong/i.test(name) ? ([1, 0, threads] as const) : ([1, threads - gap, gap] as const);
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
