import { isAllowed } from '../../web/build/licences/allowed.ts';
import { readSiteBuild } from '../site-build.ts';
import { shippedWorks } from './shipped.ts';

/**
 * `npm run licences`: what by others we ship, where, and under which licence; exit 1 when one of them is not allowed.
 */
readSiteBuild(new URL('../../web/dist', import.meta.url).pathname);
const places = Object.entries(await shippedWorks());
for (const [place, works] of places) {
  console.log(`${place}: ${works.length}`);
  for (const { name, version, licence } of works)
    console.log(`${isAllowed(licence) ? '    ' : 'FAIL'}  ${licence.padEnd(26)}  ${name} ${version}`.trimEnd());
}
const refused = places.flatMap(([, works]) => works).filter(({ licence }) => !isAllowed(licence));
if (refused.length > 0) {
  console.error(`Not allowed by web/build/licences/allowed.ts: ${refused.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}
