import { chromium, type Browser } from 'playwright-core';
import { ensureBrowser, findBrowser } from './setup/browsers.mjs';

/**
 * Chromium renders two pages of its own address bar in every new window, a third of a visit's processor time. This list
 * replaces Playwright's, so the features that Playwright turns off for local pages are repeated here.
 */
const withoutFeatures = [
  'WebUIOmniboxAimPopup,WebUIOmniboxPopup,AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter',
  'NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning',
];

/** Chromium looks up Google's hosts at every start; with these rules no name resolves, so that no test asks the network. */
const resolverRules = 'MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export type BrowserOptions = {
  /** WAV file that the fake microphone plays again and again; 'beeps': Chromium's own, which nobody has to allow. */
  microphone?: string;
  /** Shows scrollbars that take room in the window, which Playwright hides. */
  hasScrollbars?: boolean;
  /** Enables the back/forward cache, which browsers have and Playwright disables. */
  hasBackForwardCache?: boolean;
};

/** Launches a headless Chromium, downloaded if there is none. Rejects with a sentence that says what to install. */
export async function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const { microphone, hasBackForwardCache = false, hasScrollbars = false } = options;
  // The headless shell has neither a back/forward cache nor questions about the microphone.
  const needsChromium = hasBackForwardCache || microphone !== undefined;
  const shell = needsChromium ? undefined : await findBrowser('shell', process.env);
  const { path, sentence } = shell ? { path: shell, sentence: '' } : await ensureBrowser('chromium', process.env);
  if (path === undefined) throw new Error(sentence);
  const fakeDevices =
    microphone === undefined
      ? []
      : [
          '--use-fake-device-for-media-stream',
          microphone === 'beeps' ? '--use-fake-ui-for-media-stream' : `--use-file-for-fake-audio-capture=${microphone}`,
        ];
  return chromium.launch({
    executablePath: path,
    args: [
      '--disable-gpu',
      // One renderer for each visitor. Chromium would start another in advance.
      '--renderer-process-limit=1',
      `--disable-features=${withoutFeatures.join()}`,
      `--host-resolver-rules=${resolverRules}`,
      ...fakeDevices,
    ],
    ignoreDefaultArgs: [
      ...(hasBackForwardCache ? ['--disable-back-forward-cache'] : []),
      ...(hasScrollbars ? ['--hide-scrollbars'] : []),
    ],
  });
}
