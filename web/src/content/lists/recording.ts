/** Who speaks from which second, and the words. A turn lasts until the next one begins. */
export type CallTurn = { from: number; isAgent: boolean; words: string };

/**
 * An mp3: its path in the content, of which `imageUrl` makes its URL, its length, and the loudness of each of 144 threads in
 * time, 0 to 9 as in `stepsOf` (weave/loudness.ts); 0 is a pause.
 */
export type Sound = { file: string; seconds: number; levels: readonly number[] };

/** A call that visitors can hear. */
export type Recording = Sound & { turns: readonly CallTurn[] };

/** A sound as content:pull writes it: path, seconds and a digit for each thread. */
export const soundPattern = /^(\/[\w./-]+\.mp3) ([0-9.]+) ([0-9]{144})$/;

/** A turn as editors write it, such as “0:03 Agent: Hello.” A time may have decimals. */
export const turnPattern = '^[0-9]:[0-5][0-9](?:\\.[0-9]{1,2})? (?:Agent|Caller): *[^ \\n][^\\n]{0,199}$';

export function readSound(text: string): Sound {
  const [, file = '', seconds, levels = ''] = soundPattern.exec(text) ?? [];
  return { file, seconds: Number(seconds), levels: Array.from(levels, Number) };
}

export function readTurn(text: string): CallTurn {
  const [, minutes, seconds, who, words = ''] = /^(\d):([\d.]+) (\w+): *(.*)$/u.exec(text) ?? [];
  return { from: Number(minutes) * 60 + Number(seconds), isAgent: who === 'Agent', words };
}

/**
 * Returns a recording with its words. Editors read 0:03 off a player until 0:04: a turn at a whole second begins where a
 * pause ends around it, otherwise its first syllables would have the colours of the other speaker.
 */
export function recordingOf({ seconds, levels, file }: Sound, words: readonly CallTurn[]): Recording {
  const onsets = levels.flatMap((level, at) => (level > 0 && !levels[at - 1] ? (at * seconds) / levels.length : []));
  const turns = words.map(({ from, ...turn }) => {
    const onset = Number.isInteger(from) && onsets.find((second) => second > from - 0.5 && second < from + 1.5);
    return { from: onset || from, ...turn };
  });
  return { file, seconds, levels, turns };
}
