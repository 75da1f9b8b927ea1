import { findPorts } from '../../local/running-product.ts';
import { ensureWebKit } from '../../local/setup/browsers.mjs';
import { openPlaywrightsWebKit } from './playwright-engine.testkit.ts';
import { testEngine } from './test-engine.testkit.ts';
import { openWebKitGtk } from './webkit-gtk-engine.testkit.ts';

testEngine(async (origin) => {
  const build = await ensureWebKit();
  if (build === undefined)
    throw new Error('WebKit was not tested: install the packages webkit2gtk-driver, gir1.2-webkit2-4.1 and xvfb.');
  return build === 'Playwright' ? openPlaywrightsWebKit(origin) : openWebKitGtk(origin, await findPorts());
});
