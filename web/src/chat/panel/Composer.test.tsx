// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Composer } from './Composer.tsx';

/**
 * Hydrates a server-rendered composer that already contains `typed`. Calls `press` right after hydration, before the
 * browser paints.
 */
async function setUp(typed: string, press: (box: HTMLTextAreaElement) => void) {
  const onSend = vi.fn<(text: string) => void>();
  const find = () => document.querySelector('textarea')!;
  const composer = <Composer id="message" placeholder="Ask" isWaiting={false} onSend={onSend} ref={null} />;
  document.body.innerHTML = `<div id="root">${renderToString(composer)}</div>`;
  find().value = typed;
  await new Promise<void>((resolve) => {
    function Hydrated() {
      useLayoutEffect(() => {
        queueMicrotask(() => {
          press(find());
          resolve();
        });
      }, []);
      return composer;
    }
    hydrateRoot(document.getElementById('root')!, <Hydrated />);
  });
  return { onSend, box: find() };
}

const pressEnter = (box: HTMLTextAreaElement) =>
  void box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

test('Enter right after hydration sends the text in the box', async () => {
  const { onSend, box } = await setUp('What do you build?', pressEnter);
  await expect.poll(() => onSend.mock.calls).toEqual([['What do you build?']]);
  await expect.poll(() => box.value).toBe('');
});

test.each(['What do you', 'What do you build?\n'])(
  '%j typed before hydration stays, and is not sent',
  async (typed) => {
    const { onSend, box } = await setUp(typed, () => undefined);
    await expect.poll(() => box.value).toBe(typed);
    expect(onSend).not.toHaveBeenCalled();
  },
);
