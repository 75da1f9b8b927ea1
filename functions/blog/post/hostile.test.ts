import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cleaned, recordedBody } from '../wordpress/fixtures/cleaned.testkit.ts';
import { dangersIn } from '../wordpress/fixtures/dangers.testkit.ts';
import { hostileMarkup, publishedVectors } from '../wordpress/fixtures/hostile-markup.testkit.ts';
test.each(hostileMarkup)('%s is inert', (html) => {
  expect(dangersIn(cleaned(html))).toEqual([]);
  expect(dangersIn(cleaned(`<p>before</p>${html}<p>after</p>`))).toEqual([]);
});

test('every published vector is inert after its body is sanitized once or twice', () => {
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

test('the hostile article of a real WordPress is inert and retains its prose', () => {
  const body = cleaned(recordedBody('posts/hostile-html'));
  expect(dangersIn(body)).toEqual([]);
  expect(body).toContain('Quality team learn audit');
  expect(body).not.toContain('__pwned');
});

test('hostile fragments in any order are inert after they are sanitized once or twice', () => {
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
