import type { SpokenLine } from '#content/types.ts';
import { conversation } from './conversation.ts';

/** Returns the SVG of a captioned line: 144 threads of 10 units, with three silent threads between turns. */
export function spokenLine({ seed, captions, wordless = [] }: SpokenLine, height: number): string {
  const turns = [...captions.map(([who, threads]) => [who, threads] as const), ...wordless];
  return conversation(seed, turns, { width: 1440, height, unit: 10, rest: 3, lead: 0 });
}
