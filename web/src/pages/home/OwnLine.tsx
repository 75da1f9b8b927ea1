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

/** Threads of the shortest turn, and of the longest one that six turns leave room for. */
const shortest = 10;
const longest = threads / fullTurns - size.rest;

const lettersPerThread = 1.5;

/**
 * Returns the last six turns of a conversation, as long as their words. A failed reply is not a turn. A turn takes up to
 * half of the empty line, so that its words are cut as late as possible.
 */
export function turnsOf(entries: readonly Entry[]): Caption[] {
  let room = threads;
  return entries
    .filter(({ type, retry }) => type === 'user' || retry === undefined)
    .slice(-fullTurns)
    .map(({ type, text }, index) => {
      const words = text.trim().replace(/\s+/g, ' ');
      const free = room - (fullTurns - 1 - index) * (shortest + size.rest) - size.rest;
      const most = Math.min(free, Math.max(longest, Math.floor(free / 2)));
      const length = Math.max(shortest, Math.min(most, Math.ceil(words.length / lettersPerThread)));
      room -= length + size.rest;
      return [type === 'ai' ? 1 : 0, length, chatWords.senders[type], cutText(words, length * lettersPerThread)];
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
