import { launchFirefox } from './firefox.ts';
import { testJourneys } from './journeys.ts';
import { findFirefox } from './packages.ts';

const programs = findFirefox();
testJourneys(programs && ((origin, own) => launchFirefox(programs, origin, own)));
