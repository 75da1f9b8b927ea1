import { openChromium } from './playwright-engine.testkit.ts';
import { testEngine } from './test-engine.testkit.ts';

testEngine(openChromium);
