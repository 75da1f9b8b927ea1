/** A call that visitors can hear, with the line that is drawn from its sound. */
export type Recording = {
  /** Path of the mp3 as in the content: `imageUrl` makes its URL. */
  file: string;
  seconds: number;
  /** Loudness of each thread of the line in time, 0 to 9 as in `stepsOf` (weave/voice-line.ts); 0 is a pause. */
  levels: readonly number[];
  /** Who speaks from which second, and the words. A turn lasts until the next one begins. */
  turns: readonly CallTurn[];
};

export type CallTurn = { from: number; isAgent: boolean; words: string };

/** A recording without its words. */
export type Sound = Omit<Recording, 'turns'>;

/** Threads of a recording's line. */
export const recordingThreads = 144;

/** A sound as content:pull and the samples write it: path, seconds and a digit for each thread. */
export const soundPattern = new RegExp(`^(/[\\w./-]+\\.mp3) ([0-9.]+) ([0-9]{${recordingThreads}})$`);

/** A turn as editors write it. A time may have decimals. */
export const turnPattern = '^[0-9]:[0-5][0-9](?:\\.[0-9]{1,2})? (?:Agent|Caller): *[^ \\n][^\\n]{0,199}$';

/** Returns a sound that matches the pattern. */
export function readSound(text: string): Sound {
  const [, file = '', seconds, levels = ''] = soundPattern.exec(text) ?? [];
  return { file, seconds: Number(seconds), levels: Array.from(levels, Number) };
}

/** Returns a turn that matches the pattern. @example readTurn('0:03 Agent: Hello.') // from: 3 */
export function readTurn(text: string): CallTurn {
  const [, minutes, seconds, who, words = ''] = /^(\d):([\d.]+) (\w+): *(.*)$/u.exec(text) ?? [];
  return { from: Number(minutes) * 60 + Number(seconds), isAgent: who === 'Agent', words };
}
