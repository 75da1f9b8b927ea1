import { describe } from 'vitest';
import { testReading } from './reading.ts';
import { type Launch, openSite } from './site.ts';
import { testWriting } from './writing.ts';

/** The main journeys of the site in one browser; `launch` is undefined where this machine has none. */
export function testJourneys(launch: Launch | undefined): void {
  const site = openSite(launch);
  describe.skipIf(launch === undefined)('another browser', () => {
    testReading(site);
    testWriting(site);
  });
}
