import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../setup/chromium.mjs';

/**
 * Chromium draws two pages of its own address bar in every new window, a third of a visit's processor time. This list
 * takes the place of Playwright's, so what that turns off for pages on this machine is turned off here too.
 */
const withoutFeatures = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Without these Chromium looks for its maker's hosts at every start; as root it needs its sandbox off. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  `--disable-features=${withoutFeatures.join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

export type BrowserOptions = {
  /** Port on which other programs may drive it. */
  debuggingPort?: number;
  /** Keeps pages in memory for Back, as browsers do and Playwright does not. */
  keepsPages?: boolean;
};

/** A headless Chromium, fetched where there is none; rejects with the sentence that says what to install. */
export async function launchBrowser({ debuggingPort, keepsPages = false }: BrowserOptions = {}): Promise<Browser> {
  const { path, sentence } = await ensureChromium(process.env);
  if (path === undefined) throw new Error(sentence);
  const port = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({
    executablePath: path,
    args: [...quiet, ...port],
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
}
