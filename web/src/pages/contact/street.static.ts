import { createRandom, hash } from '../../weave/seed.ts';

const width = 1320;
const height = 460;
const random = createRandom(hash('rajkot-7'));

const across = Array.from({ length: 15 }, (_, street) => {
  const x = Math.trunc(40 + street * 92 + (random() * 40 - 20));
  return `M${x} -10l${Math.trunc(random() * 120 - 60)} ${height + 20}`;
});
const along = Array.from({ length: 7 }, (_, street) => {
  const y = Math.trunc(20 + street * 72 + (random() * 30 - 15));
  return `M-10 ${y}l${width + 20} ${Math.trunc(random() * 90 - 45)}`;
});
const roads =
  'M-20 330C220 300 330 140 600 118S1040 190 1340 60M700-20C690 150 720 300 820 480M180-20C240 160 420 300 480 480';

/** Invented streets in running stitch, shown until the map is loaded. */
export const street = `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="${[...across, ...along].join('')}"/><path d="${roads}"/><path d="${roads}"/></svg>`;
