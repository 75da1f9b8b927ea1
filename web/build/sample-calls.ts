import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import calls from '#content/calls/calls.json' with { type: 'json' };
import hello from '#content/calls/hello.json' with { type: 'json' };
import { readTurn } from '#content/lists/recording.ts';
import { readMp3 } from './sound.ts';

/*
 * Speaks the words of web/src/content/calls/*.json, and writes the mp3 of each call, its line and the times of its turns.
 * Run `tsx web/build/sample-calls.ts` after changing words. Requires the Debian packages flite (voices rms and slt) and ffmpeg.
 */
const rate = 22_050;
const source = new URL('../src/content/', import.meta.url);
const scratch = join(mkdtempSync(join(tmpdir(), 'sample-call-')), 'turn.wav');

/** What flite would read wrongly. */
const spellings = { AI: 'A I', '’': "'", Dr: 'Doctor', '8:20': 'eight twenty', kal: 'cull', Kal: 'Cull' };

/** Cuts off the silence before and after a turn. */
const trim = 'silenceremove=start_periods=1:start_threshold=-45dB,areverse';
const mono = ['-ar', String(rate), '-ac', '1'];
const pause = Buffer.alloc(2 * Math.round(0.45 * rate));

for (const call of Object.values({ ...calls, ...hello })) {
  const parts: Buffer[] = [pause];
  call.words = call.words.map((line) => {
    const { words, isAgent } = readTurn(line);
    const who = isAgent ? 'Agent' : 'Caller';
    const time = (Buffer.concat(parts).length / 2 / rate).toFixed(2).padStart(5, '0');
    const spelled = Object.entries(spellings).reduce((text, [from, to]) => text.replaceAll(from, to), words);
    // One voice is louder than the other. loudnorm would make turns shorter than three seconds 20 dB quieter.
    execFileSync('flite', ['-voice', isAgent ? 'slt' : 'rms', '-t', spelled, '-o', scratch]);
    parts.push(
      ffmpeg(['-i', scratch, '-af', `${trim},${trim},volume=${isAgent ? -1.5 : 4}dB`, ...mono, '-f', 's16le', '-']),
      pause,
    );
    return `0:${time} ${who}: ${words}`;
  });
  const [path = ''] = call.sound.split(' ');
  const file = new URL(path.startsWith('/art/') ? path.slice(5) : `../../public${path}`, source);
  const encoding = [
    '-f',
    's16le',
    ...mono,
    '-i',
    '-',
    '-b:a',
    parts.length > 3 ? '48k' : '32k',
    '-map_metadata',
    '-1',
    fileURLToPath(file),
  ];
  ffmpeg(encoding, Buffer.concat(parts));
  const mp3 = readFileSync(file);
  const { seconds, levels } = (await readMp3(mp3))!;
  call.sound = `${path} ${seconds} ${levels.join('')}`;
  console.log(`${path}: ${mp3.length} bytes, ${seconds} s`);
}
writeFileSync(new URL('calls/calls.json', source), `${JSON.stringify(calls, undefined, 2)}\n`);
writeFileSync(new URL('calls/hello.json', source), `${JSON.stringify(hello, undefined, 2)}\n`);
rmSync(join(scratch, '..'), { recursive: true });

function ffmpeg(words: string[], input?: Uint8Array): Buffer {
  return execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...words], { input });
}
