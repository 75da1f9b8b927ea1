import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebianPackages, succeeds } from '../../local/setup/debian-packages.mjs';

/** Debian packages that WordPress needs; none of them starts a service. */
const runtime = [
  'mariadb-server-core',
  'mariadb-client-core',
  ...['cli', 'mysql', 'gd', 'xml', 'mbstring', 'curl', 'intl'].map((name) => `php-${name}`),
];

/** WordPress, and what of it Debian has in packages of their own. They are only unpacked. */
const unpacked = ['wordpress', 'libjs-underscore', 'php-getid3'];

/** Debian installs it in a folder that only root has in its PATH. */
export const databaseServer = existsSync('/usr/sbin/mariadbd') ? '/usr/sbin/mariadbd' : 'mariadbd';

const folder = fileURLToPath(new URL('../../../.cache/wordpress', import.meta.url));

export const wordPressFiles = join(folder, 'usr/share/wordpress');

/** Whether WordPress and what it runs on cannot be installed, so that its tests are left out. */
export const isLeftOut = !(await isInstalled()) && !(await install());

/**
 * Installs the packages of a private WordPress and unpacks WordPress. Its package is not installed, because it depends on
 * a web server that starts. Returns whether that has succeeded. If it has not, throws where the tests may not be left
 * out: with REAL_WORDPRESS=required, and in CI if apt-get can be used.
 */
async function install(): Promise<boolean> {
  const mayInstall = await installDebianPackages(runtime);
  if (mayInstall) await unpack();
  if (await isInstalled()) return true;
  const sentence = `A real WordPress could not be had: it needs Debian’s packages ${runtime.join(' ')}, and apt-get to fetch wordpress.`;
  if (process.env.REAL_WORDPRESS === 'required' || (process.env.CI && mayInstall)) throw new Error(sentence);
  console.warn(`Left out: ${sentence}`);
  return false;
}

async function isInstalled(): Promise<boolean> {
  return (await isRunnable()) && isUnpacked();
}

function isUnpacked(): boolean {
  return ['wordpress/wp-load.php', 'javascript/underscore', 'php/getid3'].every((name) =>
    existsSync(join(folder, 'usr/share', name)),
  );
}

async function unpack(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await succeeds(['apt-get', 'download', '-qq', ...unpacked], { cwd: folder });
  for (const archive of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    await succeeds(['dpkg-deb', '-x', archive, folder], { cwd: folder });
  }
}

async function isRunnable(): Promise<boolean> {
  const extensions = 'exit(extension_loaded("mysqli") && extension_loaded("gd") && extension_loaded("dom") ? 0 : 1);';
  const results = await Promise.all([succeeds(['php', '-r', extensions]), succeeds([databaseServer, '--version'])]);
  return results.every(Boolean) && existsSync('/usr/bin/mariadb-install-db');
}

/** Environment of the commands: the system's PATH, and no settings of the user. */
export const commandEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C.UTF-8',
};
