/** Installs Debian packages if this machine has apt-get and lets us use it. Returns whether it does. */
export function installDebianPackages(names: readonly string[]): Promise<boolean>;

/** Whether a command succeeded in time, five minutes by default; false if the program does not exist. */
export function succeeds(command: readonly string[], options?: { cwd?: string; timeoutMs?: number }): Promise<boolean>;
