import { expect, test } from 'vitest';
import { orPlaceOf, placeOf } from './passage.ts';

test.each([
  ['a short text', placeOf('/contact', 'Ring us – now'), '/contact#:~:text=Ring%20us%20%E2%80%93%20now'],
  ['hyphens and commas', placeOf('/', 'Remote-first, always'), '/#:~:text=Remote%2Dfirst%2C%20always'],
  ['a list', placeOf('/', 'One', 'Nine'), '/#:~:text=One,Nine'],
  ['a path with an id', placeOf('/terms#pay', 'Advance'), '/terms#pay:~:text=Advance'],
  ['a second text', orPlaceOf(placeOf('/', 'Yes'), 'How long?'), '/#:~:text=Yes&text=How%20long%3F'],
  ['a long text', placeOf('/', 'a b c d e f g h i j k'), '/#:~:text=a%20b%20c%20d,h%20i%20j%20k'],
])('the link to %s is %s', (_, href, expected) => {
  expect(href).toBe(expected);
});
