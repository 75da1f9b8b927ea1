import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RingIt } from './HomeHero.tsx';

test('a number that an agent answers is a link to call it', () => {
  expect(renderToStaticMarkup(<RingIt phone="+91 20000 00000" />)).toContain('href="tel:+912000000000"');
});

test('without a number there is nothing, not even a label', () => {
  expect(renderToStaticMarkup(<RingIt phone="" />)).toBe('');
});
