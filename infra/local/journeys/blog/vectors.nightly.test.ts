import { expect, test } from 'vitest';
import { publishedVectors } from '../../../../functions/wordpress/fixtures/published-vectors.testkit.ts';
import { sharedProduct } from '../product.testkit.ts';
import { watch } from './watch.testkit.ts';

test('the published vectors run without a sanitizer', async () => {
  await using product = await sharedProduct();
  const page = await product.visit('/about', { bypassCSP: true });
  await watch(page);
  const count = await page.evaluate(async (vectors) => {
    const alive = new Set<number>();
    Object.assign(window, { alive: (index: number) => alive.add(index) });
    const frames = vectors.map((vector, index) => {
      const frame = document.createElement('iframe');
      const hooks = `for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => parent.alive(${index});`;
      frame.srcdoc = `<script>${hooks}</script>${vector}`;
      document.body.append(frame);
      return frame;
    });
    await Promise.all(frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve))));
    for (const frame of frames) {
      for (const element of frame.contentDocument?.body?.querySelectorAll('*') ?? []) {
        for (const name of ['click', 'mouseover', 'focus', 'error', 'load'])
          element.dispatchEvent(new MouseEvent(name));
      }
    }
    return alive.size;
  }, publishedVectors);
  // Most vectors target old browsers; these numbers work in this one.
  expect(count).toBeGreaterThan(40);
  await page.close();
  // Console errors of this page are expected, because its content is not sanitized.
  product.consoleErrors.splice(0);
});
