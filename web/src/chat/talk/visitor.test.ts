// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { awaitVisitor, whenWanted } from './visitor.ts';

test('a panel is not loaded before somebody turns to it, and events elsewhere do not count', async () => {
  document.body.innerHTML = '<p>Elsewhere</p><div><div role="log"><time></time></div><textarea></textarea></div>';
  const place = document.querySelector('div')!;
  let loads = 0;
  const module = whenWanted(async () => (loads += 1));
  const leave = awaitVisitor(place, 'home');
  expect(place.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);

  document.querySelector('p')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await Promise.resolve();
  expect(loads).toBe(0);

  // React stops events on markup that it has no code for yet.
  document.body.addEventListener('pointerover', (event) => event.stopPropagation(), { capture: true });
  place.querySelector('textarea')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(await module).toBe(1);
  leave();
});
