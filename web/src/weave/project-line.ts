import { projectPage } from '#content/project.ts';
import type { Project } from '#content/lists/project.ts';
import type { Caption, SpokenLine } from '#content/types.ts';
import { conversationParts, lineSvg } from './conversation.ts';
import { recordedTurns } from './recorded-line.ts';

/** Silent threads after a part of the work. */
const gap = 3;

type Woven = Pick<Project, 'title' | 'recording' | 'weeks'>;

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
