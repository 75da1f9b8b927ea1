import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { about } from '#content/about.static.ts';
import { careers } from '#content/careers.ts';
import { homeCall } from '#content/home.ts';
import { servicesPage } from '#content/services.ts';
import { captionPlaces } from './SpokenLine.tsx';

const rules = readFileSync(new URL('./caption-places.module.css', import.meta.url), 'utf8');

test.each([
  ['home', homeCall],
  ['about', about.journey],
  ['services', servicesPage.line],
  ['careers', careers.line],
])(
  'caption-places.module.css has the position and width of every caption on %s, inside 144 threads',
  (_, { captions }) => {
    for (const { x, w } of captionPlaces(captions)) {
      expect(rules).toContain(`.x${x} {`);
      expect(rules).toContain(`.w${w} {`);
      expect(x + w).toBeLessThanOrEqual(146);
    }
  },
);
