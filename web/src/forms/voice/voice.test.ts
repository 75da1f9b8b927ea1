// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { recorderProblem } from '#content/voice.ts';
import { type Recorded, RecordingProblem } from './start-recording.ts';
import { createVoice } from './voice.ts';

const request = { subject: 's', message: 'm', to: [], form: 'home' };
const samples = Int16Array.from({ length: 16_000 }, (_, at) => 9_000 * Math.sin(at / 5));

/** Returns the spoken message of a recording, and the uploads, which end with these events. */
function setUp(recorded: Promise<Recorded>, ends: readonly ('load' | 'error')[] = []) {
  const bodies: Record<string, string>[] = [];
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = '{"status":200,"id":"7F3A-19C2"}';
    open = () => undefined;
    setRequestHeader = () => undefined;
    send(body: string) {
      const end = ends[bodies.push(JSON.parse(body) as Record<string, string>) - 1];
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      if (end) this.dispatchEvent(new Event(end));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  onTestFinished(() => void vi.unstubAllGlobals());
  const stop = vi.fn<() => void>();
  return { bodies, stop, voice: createVoice({ stop, recorded }) };
}

test('a recording whose upload fails can be sent again', async () => {
  const { voice, bodies } = setUp(Promise.resolve({ samples, ending: 'stopped' }), ['error', 'load']);
  await expect(voice.send(request, () => undefined)).rejects.toThrow('no response');
  expect(await voice.send(request, () => undefined)).toMatchObject({ status: 200 });
  expect(bodies[1]).toEqual(bodies[0]);
});

test('a silent recording is not sent, and the response says why', async () => {
  const recorded = Promise.reject<Recorded>(new RecordingProblem('silent'));
  const { voice, bodies } = setUp(recorded);
  const response = await voice.send(request, () => undefined);
  expect(response).toEqual({ status: 0, error: recorderProblem('silent') });
  expect(bodies).toEqual([]);
});

test('the browser asks before the visitor leaves the page while a recording is sent', async () => {
  const { voice } = setUp(Promise.resolve({ samples, ending: 'stopped' }), ['load']);
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const asked: boolean[] = [];
  await voice.send(request, () => asked.push(isAsked()));
  expect([...asked, isAsked()]).toEqual([true, true, false]);
});
