import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeCall } from '#content/pages/home-call.ts';

/*
 * Generates the demo clip of the home page and its timings. Run `tsx web/build/pictures/demo-clip.ts` after changing
 * the call in web/src/content/pages/home-call.ts. Requires the Debian packages flite (voices rms and slt) and ffmpeg.
 */
const voices = ['rms', 'slt'] as const;
const pauseSeconds = 0.45;
const rate = 22_050;
const clip = fileURLToPath(new URL('../../public/demo/call.mp3', import.meta.url));
const timings = fileURLToPath(new URL('../../src/content/collections/demo-clip.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'demo-clip-'));
const silence = join(folder, 'silence.wav');
ffmpeg('-f', 'lavfi', '-i', `anullsrc=r=${rate}:cl=mono`, '-t', String(pauseSeconds), silence);

let at = pauseSeconds;
const parts = [silence];
const turns = homeCall.captions.map(([who, , , text], index) => {
  const spoken = join(folder, `${index}.wav`);
  const even = join(folder, `${index}-even.wav`);
  execFileSync('flite', ['-voice', voices[who], '-t', text.replaceAll('’', "'"), '-o', spoken]);
  ffmpeg('-i', spoken, '-ar', String(rate), '-ac', '1', '-af', 'loudnorm=I=-18:TP=-2', even);
  parts.push(even, silence);
  const from = at;
  const to = from + secondsOf(even);
  at = to + pauseSeconds;
  return { from: round(from), to: round(to) };
});
const list = join(folder, 'list.txt');
writeFileSync(list, parts.map((part) => `file '${part}'`).join('\n'));
ffmpeg(
  '-f',
  'concat',
  '-safe',
  '0',
  '-i',
  list,
  '-ar',
  String(rate),
  '-ac',
  '1',
  '-b:a',
  '48k',
  '-map_metadata',
  '-1',
  clip,
);
writeFileSync(
  timings,
  `/** When each turn of the home page's call is spoken in the demo clip, in seconds. Written by build/pictures/demo-clip.ts. */
export const demoTurns: readonly { from: number; to: number }[] = [
${turns.map(({ from, to }) => `  { from: ${from}, to: ${to} },`).join('\n')}
];

/** Length of the demo clip in seconds. */
export const demoSeconds = ${round(at)};
`,
);
rmSync(folder, { recursive: true });
console.log(`${clip}: ${statSync(clip).size} bytes, ${round(at)} s`);

function ffmpeg(...rest: string[]): void {
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...rest]);
}

/** Returns the length in seconds of a 16-bit mono WAV file, from its data chunk. */
function secondsOf(file: string): number {
  const wav = readFileSync(file);
  return (wav.length - wav.indexOf('data') - 8) / 2 / rate;
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
