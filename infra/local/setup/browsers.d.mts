type Variables = Readonly<Record<string, string | undefined>>;

export type BrowserName = 'chromium' | 'shell' | 'firefox';

/**
 * Path of a browser that is already here: that of CHROME_PATH or FIREFOX_PATH, then the system's, then Playwright's own;
 * or undefined.
 */
export function findBrowser(name: BrowserName, variables: Variables): Promise<string | undefined>;

/**
 * The same, after installing the browser if there is none: Playwright's download, then Debian's package. If both fail,
 * `sentence` says what to install.
 */
export function ensureBrowser(
  name: BrowserName,
  variables: Variables,
): Promise<{ path: string | undefined; sentence: string }>;

/** Installs Debian's headless shell of Chromium beside Debian's Chromium. */
export function ensureShell(variables: Variables): Promise<void>;

/**
 * Whose WebKit this machine has, after installing one if there is none: Playwright's build or WebKitGTK with its driver.
 * undefined if neither can be installed.
 */
export function ensureWebKit(): Promise<'Playwright' | 'GTK' | undefined>;
