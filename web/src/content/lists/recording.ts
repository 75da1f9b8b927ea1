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

/**
 * Returns a recording with its words. A time in whole seconds is one that an editor has read off: the turn then begins
 * where a sound ends a pause within the second around it, so that colours and captions change with the voice.
 */
export function recordingOf({ seconds, levels, ...sound }: Sound, words: readonly CallTurn[]): Recording {
  const threadSeconds = seconds / levels.length;
  const onsets = levels.flatMap((level, at) => (level > 0 && !levels[at - 1] ? at * threadSeconds : []));
  const turns = words.map((turn) => {
    // Players show 0:03 until 0:04.
    const middle = turn.from + 0.5;
    const [onset = Infinity] = onsets.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    return Number.isInteger(turn.from) && Math.abs(onset - middle) < 1 ? { ...turn, from: onset } : turn;
  });
  return { ...sound, seconds, levels, turns };
}

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
