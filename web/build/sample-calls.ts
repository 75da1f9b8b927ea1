import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import calls from '#content/calls/calls.json' with { type: 'json' };
import { helloWords } from '#content/home.ts';
import { readTurn } from '#content/lists/recording.ts';
import { readMp3 } from './sound.ts';

/*
 * Speaks the words of web/src/content/calls/calls.json, and writes the mp3 of each call, its line and the times of its turns;
 * also the agent's answers to “hello” and their lines (hello.json). Run `tsx web/build/sample-calls.ts` after changing words.
 * Requires the Debian packages flite (voices rms and slt) and ffmpeg.
 */
const rate = 22_050;
const source = new URL('../src/content/', import.meta.url);
const scratch = join(mkdtempSync(join(tmpdir(), 'sample-call-')), 'turn.wav');

/** What flite would read wrongly. */
const spellings = { AI: 'A I', '’': "'", Dr: 'Doctor', '8:20': 'eight twenty', kal: 'cull', Kal: 'Cull' };

/** Cuts off the silence before and after a turn. */
const trim = 'silenceremove=start_periods=1:start_threshold=-45dB,areverse';

const raw = ['-f', 's16le'];
const mono = ['-ar', String(rate), '-ac', '1'];
const pause = Buffer.alloc(2 * Math.round(0.45 * rate));

for (const [name, call] of Object.entries(calls)) {
  const parts: Buffer[] = [pause];
  call.words = call.words.map((line) => {
    const { words, isAgent } = readTurn(line);
    const time = (Buffer.concat(parts).length / 2 / rate).toFixed(2).padStart(5, '0');
    parts.push(speak(words, isAgent), pause);
    return `0:${time} ${isAgent ? 'Agent' : 'Caller'}: ${words}`;
  });
  call.sound = await encode(name === 'demo' ? '/demo/call.mp3' : `/art/calls/${name}.mp3`, parts, '48k');
}
const answers: string[] = [];
for (let seconds = 1; seconds <= helloWords.seconds; seconds += 1) {
  const parts = [pause, speak(helloWords.answer(seconds), true), pause];
  answers.push(await encode(`/demo/hello-${seconds}.mp3`, parts, '32k'));
}
write('calls', calls);
write('hello', answers);
rmSync(join(scratch, '..'), { recursive: true });

/** Returns words as samples of 16 bits. */
function speak(words: string, isAgent: boolean): Buffer {
  const spelled = Object.entries(spellings).reduce((text, [from, to]) => text.replaceAll(from, to), words);
  execFileSync('flite', ['-voice', isAgent ? 'slt' : 'rms', '-t', spelled, '-o', scratch]);
  // One voice is louder than the other. loudnorm would make turns shorter than three seconds 20 dB quieter.
  const filters = `${trim},${trim},volume=${isAgent ? -1.5 : 4}dB`;
  return ffmpeg(['-i', scratch, '-af', filters, ...mono, ...raw, '-']);
}

/** Writes an mp3 and returns it in the form of `soundPattern`. */
async function encode(path: string, parts: readonly Buffer[], bits: string): Promise<string> {
  const file = path.startsWith('/art/')
    ? new URL(path.replace('/art/', ''), source)
    : new URL(`../../public${path}`, source);
  const encoding = [...raw, ...mono, '-i', '-', '-b:a', bits, '-map_metadata', '-1', fileURLToPath(file)];
  ffmpeg(encoding, Buffer.concat(parts));
  const mp3 = readFileSync(file);
  const { seconds, levels } = (await readMp3(mp3))!;
  console.log(`${path}: ${mp3.length} bytes, ${seconds} s`);
  return `${path} ${seconds} ${levels.join('')}`;
}

function write(name: string, data: object): void {
  writeFileSync(new URL(`calls/${name}.json`, source), `${JSON.stringify(data, undefined, 2)}\n`);
}

function ffmpeg(words: string[], input?: Uint8Array): Buffer {
  return execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...words], { input });
}
