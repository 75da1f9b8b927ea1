/** Path of a Chromium that is already here: CHROME_PATH, then the system's, then Playwright's own; or undefined. */
export function findChromium(variables: Readonly<Record<string, string | undefined>>): Promise<string | undefined>;

/** The same, after installing Chromium if there is none. If that fails, `sentence` says which package to install. */
export function ensureChromium(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<{ path: string | undefined; sentence: string }>;
