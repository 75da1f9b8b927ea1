// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeAudio } from './fake-audio.testkit.ts';
import { startRecording } from './start-recording.ts';

async function setUp(options: Parameters<typeof fakeAudio>[0] = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fake = fakeAudio(options);
  const abort = new AbortController();
  const starting = startRecording({ signal: abort.signal, onLevel: () => undefined });
  return { fake, abort, starting };
}

/** Hides or shows the page, as when the visitor opens another tab or leaves the page. */
function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the recorder starts when the sound of the microphone arrives, otherwise the first words would be lost', async () => {
  let arrive = () => {};
  const sound = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { fake, starting } = await setUp({ sound });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fake.isListening()).toBe(true);
  expect(fake.isRecording()).toBe(false);
  arrive();
  await starting;
  expect(fake.isRecording()).toBe(true);
});

test('a recording ends with its 60th second', async () => {
  const { fake, starting } = await setUp();
  const { recorded } = await starting;
  vi.advanceTimersByTime(59_900);
  expect(fake.isListening()).toBe(true);
  vi.advanceTimersByTime(100);
  expect((await recorded).ending).toBe('full');
  expect(fake.isListening()).toBe(false);
});

test('hiding the page ends the recording and keeps it', async () => {
  const { fake, starting } = await setUp();
  const { recorded } = await starting;
  setVisibility('visible');
  expect(fake.isListening()).toBe(true);
  setVisibility('hidden');
  setVisibility('visible');
  expect(await recorded).toMatchObject({ ending: 'hidden' });
  expect(fake.isListening()).toBe(false);
});

test('a microphone that is unplugged ends the recording and keeps it', async () => {
  const { fake, starting } = await setUp();
  const { recorded } = await starting;
  fake.unplug();
  expect(await recorded).toMatchObject({ ending: 'unplugged', samples: { length: 32_000 } });
});

test('a microphone that is allowed after the visitor has cancelled is released', async () => {
  let allow = () => {};
  const permission = new Promise<void>((resolve) => (allow = resolve));
  const { fake, abort, starting } = await setUp({ permission });
  abort.abort();
  allow();
  await expect(starting).rejects.toMatchObject({ name: 'AbortError' });
  expect(fake.isListening()).toBe(false);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['InvalidStateError', 'failed'],
])('a request for the microphone that fails with %s is reported as %s', async (refusal, kind) => {
  const { starting } = await setUp({ refusal });
  await expect(starting).rejects.toMatchObject({ kind });
});

test.each(['recorder', 'meter'] as const)('a browser without a working %s releases the microphone', async (broken) => {
  const { fake, starting } = await setUp({ broken });
  await expect(starting).rejects.toMatchObject({ kind: 'failed' });
  expect(fake.isListening()).toBe(false);
});

test.each([
  ['cannot be decoded', { broken: 'decoder' }, 'failed'],
  ['is silent', { peak: 0.0001 }, 'silent'],
] as const)('a recording that %s is not kept', async (_, options, kind) => {
  const { starting } = await setUp(options);
  const { stop, recorded } = await starting;
  stop();
  await expect(recorded).rejects.toMatchObject({ kind });
});

test('a browser that cannot record is not asked for the microphone', async () => {
  const { signal } = new AbortController();
  await expect(startRecording({ signal, onLevel: () => undefined })).rejects.toMatchObject({ kind: 'unsupported' });
});
