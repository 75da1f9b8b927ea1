/** Path of a Chromium that is already here: CHROME_PATH, then the system's, then Playwright's own; or undefined. */
export function findChromium(variables: Readonly<Record<string, string | undefined>>): Promise<string | undefined>;

/** The same, after getting one where there is none; without success `sentence` says what to install. */
export function ensureChromium(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<{ path: string | undefined; sentence: string }>;
