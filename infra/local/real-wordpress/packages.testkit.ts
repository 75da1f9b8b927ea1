import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findAptGet, succeeds } from '../setup/debian.ts';

/** Debian packages that WordPress needs; none of them starts a service. */
const runtime = [
  'mariadb-server-core',
  'mariadb-client-core',
  'php-cli',
  'php-mysql',
  'php-gd',
  'php-xml',
  'php-mbstring',
  'php-curl',
  'php-intl',
];

/** WordPress, and a script of its administration that Debian has in a package of its own. They are only unpacked. */
const unpacked = ['wordpress', 'libjs-underscore'];

/**
 * Folder of WordPress's files, or a sentence with the reason why there is none. `mayInstall`: installing was possible
 * and failed.
 */
export type Packages = { wordpress: string } | { sentence: string; mayInstall: boolean };

/**
 * Finds the packages of a private WordPress, installs missing ones if that is allowed, and unpacks WordPress into
 * `folder`. WordPress's package is not installed, because it depends on a web server that starts.
 */
export async function ensurePackages(folder: string): Promise<Packages> {
  const wordpress = join(folder, 'usr/share/wordpress');
  const needed = !(await isRunnable());
  if (!needed && isUnpacked(folder)) return { wordpress };
  const aptGet = await findAptGet();
  if (aptGet !== undefined) {
    console.log('Getting WordPress and what it runs on from Debian’s packages …');
    await succeeds([...aptGet, 'update', '-qq']);
    if (needed) await succeeds([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', ...runtime]);
    await unpack(folder);
  }
  if ((await isRunnable()) && isUnpacked(folder)) return { wordpress };
  const sentence = `A real WordPress could not be had: it needs Debian’s packages ${runtime.join(' ')}, and apt-get to fetch wordpress.`;
  return { sentence, mayInstall: aptGet !== undefined };
}

function isUnpacked(folder: string): boolean {
  return ['wordpress/wp-load.php', 'javascript/underscore'].every((name) =>
    existsSync(join(folder, 'usr/share', name)),
  );
}

async function unpack(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await succeeds(['apt-get', 'download', '-qq', ...unpacked], folder);
  for (const archive of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    await succeeds(['dpkg-deb', '-x', archive, folder], folder);
  }
}

async function isRunnable(): Promise<boolean> {
  const extensions = 'exit(extension_loaded("mysqli") && extension_loaded("gd") && extension_loaded("dom") ? 0 : 1);';
  const results = await Promise.all([succeeds(['php', '-r', extensions]), succeeds([databaseServer, '--version'])]);
  return results.every(Boolean) && existsSync('/usr/bin/mariadb-install-db');
}

/** Debian installs it in a folder that only root has in its PATH. */
export const databaseServer = existsSync('/usr/sbin/mariadbd') ? '/usr/sbin/mariadbd' : 'mariadbd';

/** Environment of the commands: the system's PATH, and no settings of the user. */
export const commandEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C.UTF-8',
};
