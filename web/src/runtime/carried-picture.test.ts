// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { carryPicture } from './carried-picture.ts';

/** Shows the pictures of these paths; those of `below` are outside the window. */
function show(paths: readonly string[], below: readonly string[] = []): void {
  document.body.replaceChildren(
    ...paths.map((path) => {
      const picture = document.createElement('div');
      picture.dataset['carried'] = path;
      const top = below.includes(path) ? innerHeight + 1 : 10;
      picture.getBoundingClientRect = () => new DOMRect(0, top, 80, 50);
      return picture;
    }),
  );
}

/** The paths whose pictures are named in the view transition. */
function named(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-carried]')]
    .filter(({ style }) => style.viewTransitionName)
    .map(({ dataset }) => dataset['carried']);
}

test('the picture of the next page is carried from its card, and only that one', () => {
  show(['/blog/a', '/blog/b']);
  const carry = carryPicture('/blog/b');
  expect(named()).toEqual(['/blog/b']);
  show(['/blog/b', '/blog/c']);
  carry();
  expect(named()).toEqual(['/blog/b']);
  carry(true);
  expect(named()).toEqual([]);
});

test('the line in the window is carried to the line of the next page', () => {
  show(['line', 'line', '/blog/b']);
  const carry = carryPicture('/services');
  expect(named()).toEqual(['line']);
  show(['line'], ['line']);
  carry();
  expect(named()).toEqual([]);
});

test('on the way back the picture of this page is carried to its card', () => {
  history.replaceState(null, '', '/blog/a');
  show(['/blog/a']);
  carryPicture('/blog');
  expect(named()).toEqual(['/blog/a']);
});

test('a picture outside the window is not carried', () => {
  show(['/blog/b'], ['/blog/b']);
  carryPicture('/blog/b');
  expect(named()).toEqual([]);
});
