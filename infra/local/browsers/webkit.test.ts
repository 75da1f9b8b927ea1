import { testJourneys } from './journeys.ts';
import { findWebKit } from './packages.ts';
import { launchWebKit } from './webkit.ts';

const programs = findWebKit();
testJourneys(programs && ((origin) => launchWebKit(programs, origin)));
