import { conversation } from '../../weave/conversation.ts';
import { strip, type Thread } from '../../weave/strip.ts';

const width = 55;

function threads(render: (x: number) => Thread): Thread[] {
  return Array.from({ length: width }, (_, x) => render(x));
}

/** Returns one diamond per dye, each followed by two stitches. */
function diamonds(dyes: readonly Thread[0][], picksWide: number): Thread[] {
  const middle = (picksWide - 1) / 2;
  return dyes.flatMap<Thread>((dye) => [
    ...Array.from({ length: picksWide }, (_, x): Thread => {
      const off = Math.abs(x - middle);
      return [off < 1 ? 'y' : dye, picksWide - 2 * off];
    }),
    ['st', 1],
    ['st', 1],
  ]);
}

const bundleDyes = ['m', 'p', 'y', 'k', 'm'] as const;

/** Strip of fifty threads in five bundles of ten. */
export const projects = strip(threads((x) => (x % 11 === 10 ? ['st', 0] : [bundleDyes[Math.floor(x / 11)] ?? 'm', 5])));

/** Strip of six diamonds and one stitch, for six years and the one that has begun. */
export const years = strip([...diamonds(['p', 'p', 'p', 'p', 'p', 'p'], 7), ['st', 1]]);

/** Strip in which 54 of 55 threads are filled: 98 %. */
export const satisfaction = strip(threads((x) => (x === width - 1 ? ['st', 1] : [x % 9 === 4 ? 'y' : 'p', 5])));

/** Woven line above the link to the open roles: five turns, and a gap for the next colleague. */
export const seat = conversation(
  'seat2',
  [
    [1, 30],
    [0, 22],
    [1, 26],
    [0, 14],
    [1, 40],
  ],
  { width: 1440, height: 120, unit: 10, rest: 3, lead: 0 },
);
