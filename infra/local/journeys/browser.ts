import { chromium, type Browser } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';

/** Without these Chromium looks for its maker's hosts at every start; as root it needs its sandbox off. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** A headless Chromium, fetched where there is none; rejects with the sentence that says what to install. */
export async function launchBrowser(): Promise<Browser> {
  const { path, sentence } = await ensureChromium(process.env);
  if (path === undefined) throw new Error(sentence);
  return chromium.launch({ executablePath: path, args: quiet });
}
