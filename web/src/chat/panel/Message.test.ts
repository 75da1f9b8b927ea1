import { cpuUsage } from 'node:process';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Message, splitLinks } from './Message.tsx';

const links = (text: string) => splitLinks(text).flatMap(({ text: words, href }) => (href ? [[words, href]] : []));

test.each([
  ['See https://example.com/a?b=1#c.', [['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c']]],
  ['(https://example.com)', [['https://example.com', 'https://example.com']]],
  ['https://example.com/a_(b), then', [['https://example.com/a_(b)', 'https://example.com/a_(b)']]],
  ['Write to hello@example.com!', [['hello@example.com', 'mailto:hello@example.com']]],
  ['Ring +91 00000 00000, please.', [['+91 00000 00000', 'tel:+910000000000']]],
  ['mailto:hello@example.com', [['mailto:hello@example.com', 'mailto:hello@example.com']]],
  [
    'https://one.example https://two.example',
    [
      ['https://one.example', 'https://one.example'],
      ['https://two.example', 'https://two.example'],
    ],
  ],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test('only pages open in a new tab', () => {
  const message = { type: 'ai', text: 'https://example.com hello@example.com +91 00000 00000' } as const;
  const html = renderToStaticMarkup(createElement(Message, { message, at: 0 }));
  expect(html.match(/_blank|opens in a new tab/g)).toHaveLength(2);
});

test.each(['javascript:alert(1)', 'http://example.com', 'https://', 'https://[', 'a@b', '1 000 000 000'])(
  '%s stays text',
  (text) => {
    expect(links(text)).toEqual([]);
  },
);

test('no text is lost and every link is https, mailto or tel, for any text', () => {
  const pieces = constantFrom(
    'https://',
    'mailto:',
    'javascript:',
    '@',
    '.',
    ')',
    '(',
    'example.com',
    ' ',
    '+91 00000 00000',
    '\n',
    '<b>',
  );
  const texts = array(oneof(pieces, string())).map((parts) => parts.join(''));
  assert(
    property(texts, (text) => {
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      const protocols = parts.flatMap(({ href }) => (href ? [new URL(href).protocol] : []));
      expect(protocols.filter((protocol) => !['https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([]);
    }),
  );
});

test('a long text of unfinished links is searched in less than a second', () => {
  const started = cpuUsage();
  splitLinks(`${'a'.repeat(50_000)} ${'a.'.repeat(25_000)} ${'@a.'.repeat(20_000)}`);
  splitLinks(`https://${'.'.repeat(1_000)}a${')'.repeat(990)} `.repeat(20));
  // CPU time in microseconds, which does not depend on the load of the machine.
  expect(cpuUsage(started).user).toBeLessThan(1_000_000);
});
