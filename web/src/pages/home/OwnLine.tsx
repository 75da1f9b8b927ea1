import { memo } from 'react';
import type { Entry } from '../../chat/conversation.ts';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import styles from './OwnLine.module.css';
import type { Caption, SpokenLine as SpokenLineContent } from '#content/types.ts';
import { chatWords, ownLineLabel } from '#content/chat.ts';
import { cutText } from '#contract/cut-text.ts';
import { conversationParts, lineSvg, silentThread } from '../../weave/conversation.ts';

type OwnLineProps = { entries: readonly Entry[] };

/** The visitor's conversation as a woven line, in place of the example call. Rendered only when it changes, otherwise its last turn would replay. */
export const OwnLine = memo(function OwnLine({ entries }: OwnLineProps) {
  const { svg, line } = ownLine(entries);
  return <SpokenLine svg={svg} line={line} className={styles.own} />;
});

const size = { width: 1440, height: 200, unit: 10, rest: 3, lead: 0 };
const threads = size.width / size.unit;

const fullTurns = 6;

/** Threads of the shortest and the longest turn. Six of the longest, each with its rest, fill the line. */
const shortest = 10;
const longest = threads / fullTurns - size.rest;

/** Returns the last six turns of a conversation, as long as they have words. A failed reply is not a turn. */
export function turnsOf(entries: readonly Entry[]): Caption[] {
  return entries
    .filter(({ type, retry }) => type === 'user' || retry === undefined)
    .slice(-fullTurns)
    .map(({ type, text }) => {
      const words = text.trim().split(/\s+/);
      const length = Math.min(longest, shortest - 1 + words.length);
      return [type === 'ai' ? 1 : 0, length, chatWords.senders[type], cutText(words.join(' '), length * 1.5)];
    });
}

/** Returns a conversation as a line. The rest of it is silent: nothing of the example call may read as a reply. */
export function ownLine(entries: readonly Entry[]): { svg: string; line: SpokenLineContent } {
  const seed = entries[0]?.text ?? '';
  const captions = turnsOf(entries);
  const turns = captions.map(([who, length]) => [who, length] as const);
  const parts = conversationParts(seed, turns, size);
  const woven = (parts.turns.at(-1)?.end ?? 0) + size.rest;
  const rest = Array.from({ length: Math.max(0, threads - woven) }, (_, thread) => silentThread(woven + thread, size));
  const svg = lineSvg({ turns: parts.turns, silence: [...parts.silence, ...rest] }, size);
  return { svg, line: { seed, label: ownLineLabel, captions } };
}
