import { expect, test } from 'vitest';
import { countStars } from './Stars.tsx';

test.each([
  [5, { full: 5, half: false, value: '5.00' }],
  [4.5, { full: 4, half: true, value: '4.50' }],
  [4.49, { full: 4, half: false, value: '4.49' }],
  [4.999, { full: 5, half: false, value: '5.00' }],
  [4.98, { full: 4, half: true, value: '4.98' }],
  [0, { full: 0, half: false, value: '0.00' }],
])('a rating of %d is shown as %o', (rating, stars) => {
  expect(countStars(rating)).toEqual(stars);
});
