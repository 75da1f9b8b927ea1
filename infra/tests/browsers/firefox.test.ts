import { openFirefox } from './playwright-engine.testkit.ts';
import { testEngine } from './test-engine.testkit.ts';

testEngine(openFirefox);
