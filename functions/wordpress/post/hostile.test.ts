import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned, recordedBody } from '../fixtures/cleaned.ts';
import { dangersIn } from '../fixtures/dangers.ts';
import { hostileMarkup } from '../fixtures/hostile-markup.ts';
import { publishedVectors } from '../fixtures/published-vectors.ts';

test.each(hostileMarkup)('%s is inert', (html) => {
  expect(dangersIn(cleaned(html))).toEqual([]);
  expect(dangersIn(cleaned(`<p>before</p>${html}<p>after</p>`))).toEqual([]);
});

test('every published way to run a script is inert, whether its body is cleaned once or twice', () => {
  expect(publishedVectors.length).toBeGreaterThan(400);
  const alive = publishedVectors.flatMap((vector) => {
    const once = cleaned(vector);
    const dangers = [
      ...dangersIn(once),
      ...dangersIn(cleaned(once)),
      ...dangersIn(cleaned(`<p title="${vector}">x</p>`)),
    ];
    return dangers.length > 0 ? [{ vector, dangers }] : [];
  });
  expect(alive).toEqual([]);
});

test('the hostile article of a real WordPress is inert and keeps its prose', () => {
  const body = cleaned(recordedBody('posts/hostile-html'));
  expect(dangersIn(body)).toEqual([]);
  expect(body).toContain('Quality team learn audit');
  expect(body).not.toContain('__pwned');
});

test('hostile pieces in any order are inert, cleaned once or twice', () => {
  const piece = oneof(
    constantFrom(...hostileMarkup),
    constantFrom(
      '<',
      '>',
      '"',
      "'",
      '</p>',
      '<p>',
      '<!--',
      '-->',
      '<a href="',
      '<img src="',
      ' onerror=',
      '&lt;',
      '\0',
    ),
    string(),
  );
  assert(
    property(array(piece, { maxLength: 6 }), (pieces) => {
      const once = cleaned(pieces.join(''));
      expect(dangersIn(once)).toEqual([]);
      expect(dangersIn(cleaned(once))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
