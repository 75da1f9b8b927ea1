import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scripts } from '#content/sample-calls.ts';
import { levelOf } from '#weave/loudness.ts';
import { decodeMp3, soundOf } from './sound.ts';

/*
 * Speaks the sample calls of web/src/content/sample-calls.ts and writes calls/calls.json beside it: what content:pull makes
 * of a recording of WordPress. Run `tsx web/build/sample-calls.ts [CALL]...` after changing a call. Requires the Debian
 * packages flite (voices rms and slt) and ffmpeg.
 */
const voices = ['rms', 'slt'] as const;
const pauseSeconds = 0.45;
const rate = 22_050;
/** Level of each turn as root mean square; 1 is full scale. */
const loudness = 0.12;
const folder = fileURLToPath(new URL('../src/content/calls/', import.meta.url));
const index = join(folder, 'calls.json');

/** What flite would read wrongly. */
const spellings = { AI: 'A I', '’': "'", Dr: 'Doctor', '8:20': 'eight twenty', kal: 'cull', Kal: 'Cull' };

const calls = JSON.parse(readFileSync(index, 'utf8')) as Record<string, { sound: string; words: string[] }>;
const names = process.argv.slice(2);
for (const [name, [first, ...turns]] of Object.entries(scripts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  // The demo call is no entry of a list.
  const [path, clip] =
    name === 'demo'
      ? ['/demo/call.mp3', fileURLToPath(new URL('../public/demo/call.mp3', import.meta.url))]
      : [`/art/calls/${name}.mp3`, join(folder, `${name}.mp3`)];
  const starts = speak(
    clip,
    turns.map((words, turn) => [voices[(first + turn) % 2]!, words]),
  );
  const samples = await decodeMp3(readFileSync(clip));
  if (!samples) throw new Error(`Expected an mp3, got something else: ${clip}.`);
  const { seconds, levels } = soundOf(samples);
  calls[name] = {
    sound: `${path} ${seconds} ${levels.join('')}`,
    words: turns.map((words, turn) => {
      const time = starts[turn]!.toFixed(2).padStart(5, '0');
      return `0:${time} ${(first + turn) % 2 === 1 ? 'Agent' : 'Caller'}: ${words}`;
    }),
  };
  console.log(`${clip}: ${statSync(clip).size} bytes, ${seconds} s`);
}
writeFileSync(index, `${JSON.stringify(calls, undefined, 2)}\n`);

/** Writes an mp3 and returns when each turn begins, in seconds. */
function speak(clip: string, turns: readonly (readonly [voice: string, words: string])[]): number[] {
  const scratch = mkdtempSync(join(tmpdir(), 'sample-call-'));
  const silence = join(scratch, 'silence.wav');
  ffmpeg('-f', 'lavfi', '-i', `anullsrc=r=${rate}:cl=mono`, '-t', String(pauseSeconds), silence);
  let at = pauseSeconds;
  const parts = [silence];
  const starts = turns.map(([voice, words], turn) => {
    const [spoken, trimmed, even] = ['spoken', 'trimmed', 'even'].map((step) =>
      join(scratch, `${turn}-${step}.wav`),
    ) as [string, string, string];
    const spelled = Object.entries(spellings).reduce((text, [from, to]) => text.replaceAll(from, to), words);
    execFileSync('flite', ['-voice', voice, '-t', spelled, '-o', spoken]);
    // flite is silent for a while before it speaks, and after.
    const trim = 'silenceremove=start_periods=1:start_threshold=-45dB,areverse';
    const mono = ['-ar', String(rate), '-ac', '1'];
    ffmpeg('-i', spoken, ...mono, '-af', `${trim},${trim}`, trimmed);
    // The loudness filters of ffmpeg leave turns quiet that are shorter than three seconds.
    ffmpeg(
      '-i',
      trimmed,
      ...mono,
      '-af',
      `volume=${loudness / levelOf(samplesOf(trimmed))},alimiter=limit=0.8:level=0`,
      even,
    );
    parts.push(even, silence);
    const from = at;
    at += samplesOf(even).length / rate + pauseSeconds;
    return from;
  });
  const list = join(scratch, 'list.txt');
  writeFileSync(list, parts.map((part) => `file '${part}'`).join('\n'));
  const mono = ['-ar', String(rate), '-ac', '1', '-b:a', '48k', '-map_metadata', '-1'];
  ffmpeg('-f', 'concat', '-safe', '0', '-i', list, ...mono, clip);
  rmSync(scratch, { recursive: true });
  return starts;
}

function ffmpeg(...rest: string[]): void {
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...rest]);
}

/** Returns the samples of a 16-bit mono WAV file, from its data chunk. */
function samplesOf(file: string): Float32Array {
  const wav = readFileSync(file);
  const bytes = wav.subarray(wav.indexOf('data') + 8);
  return Float32Array.from({ length: bytes.length >> 1 }, (_, at) => bytes.readInt16LE(2 * at) / 32_768);
}
