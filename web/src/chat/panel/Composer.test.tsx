// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Composer } from './Composer.tsx';

/**
 * A composer that the server drew, with text that was typed before its code came; `press` is done as soon as the code is
 * there, before the browser has painted again.
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

test('an Enter in the moment in which the code comes sends what stands in the box', async () => {
  const { onSend, box } = await setUp('What do you build?', pressEnter);
  await expect.poll(() => onSend.mock.calls).toEqual([['What do you build?']]);
  await expect.poll(() => box.value).toBe('');
});

test('an Enter from before the code sends once it is there, and text without one stays', async () => {
  const sent = await setUp('What do you build?\n', () => undefined);
  await expect.poll(() => sent.onSend.mock.calls).toEqual([['What do you build?']]);
  const kept = await setUp('What do you', () => undefined);
  await expect.poll(() => kept.box.value).toBe('What do you');
  expect(kept.onSend).not.toHaveBeenCalled();
});
