import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { host } from '../../local/listen.ts';
import { findPorts } from '../../local/running-product.ts';
import { commandEnvironment, databaseServer, wordPressFiles } from './packages.testkit.ts';

const php = fileURLToPath(new URL('php/', import.meta.url));
const plugin = fileURLToPath(new URL('../../../functions/wordpress-plugin/', import.meta.url));

/** Faults of a WordPress; see php/faults.php. */
type Fault = 'maintenance' | 'login-required' | 'hidden-users' | 'classic-editor';

type Target = { url: string; secret: string };

export type RealWordPress = Awaited<ReturnType<typeof startRealWordPress>>;

/** An upload of a picture of this width and height, a saved or deleted entry, a renamed category, or calls made earlier. */
export type ListEdit =
  | { picture: readonly [number, number] }
  /** Fields of wp_insert_post. */
  | { entry: Readonly<Record<string, unknown>> }
  | { deleted: number }
  | { category: readonly [slug: string, name: string] }
  /** Makes the waiting calls of the webhook this many seconds older. */
  | { aged: number };

/**
 * Installs and starts a private WordPress. Its database and all other files are in a
 * temporary folder that is deleted at the end. It listens on the loopback address only, its database on a socket.
 */
export async function startRealWordPress() {
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const site = join(folder, 'site');
  const socket = join(folder, 'socket');
  const origin = `http://${host}:${await findPorts()}`;
  const env = { ...commandEnvironment, WP_SOCKET: socket, WP_ORIGIN: origin, PHP_CLI_SERVER_WORKERS: '4' };
  const running: ChildProcess[] = [];
  const printed = { text: '' };

  function start(program: string, args: readonly string[]): void {
    // A process group of its own, because PHP's workers would outlive their parent.
    const child = spawn(program, args, { cwd: site, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed.text = `${printed.text}${String(chunk)}`.slice(-4_000);
      });
    }
    running.push(child);
  }

  async function close(): Promise<void> {
    await Promise.all(running.toReversed().map(end));
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await installFiles(site);
    const data = join(folder, 'data');
    const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
    const installing = [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
    ];
    run('mariadb-install-db', [...installing, ...asRoot], env, folder);
    start(databaseServer, [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
      ...asRoot,
    ]);
    await until(
      () =>
        spawnSync('mariadb', ['--no-defaults', '-uroot', `--socket=${socket}`, '-e', 'create database wordpress'], {
          env,
        }).status === 0,
      30_000,
      printed,
    );
    const password = run('php', ['seed.php'], env, site).trim();
    start('php', ['-S', origin.replace('http://', ''), 'router.php']);
    const url = `${origin}/wp-json/wp/v2`;
    await until(
      async () => (await fetch(`${url}/posts?per_page=1`).catch(() => undefined))?.ok === true,
      20_000,
      printed,
    );
    return {
      /** REST root, for CMS_URL. */
      url,
      origin,
      /** A subscriber and its application password. */
      account: { user: 'reader', password },
      /** Returns the result of `run` while every request to WordPress meets this fault. */
      async withFault<Result>(fault: Fault, run: () => Promise<Result>): Promise<Result> {
        await writeFile(join(site, 'fault'), fault);
        try {
          return await run();
        } finally {
          await rm(join(site, 'fault'));
        }
      },
      /** Lets the plugin call the webhook of the site at this URL. */
      connect: ({ url, secret }: Target) => writeFile(join(site, 'SITE_PUBLISHED'), `${url}\n${secret}`),
      /** An editor uploads pictures and saves articles and entries of the lists. Returns their ids. */
      editLists: async (edits: readonly ListEdit[]) =>
        JSON.parse(run('php', ['edit-lists.php'], env, site, JSON.stringify(edits))) as number[],
      /** Configures previews: the URL of their page, and the secret that signs links. */
      showPreviewsOn: ({ url, secret }: Target) => writeFile(join(site, 'SITE_PREVIEW'), `${url}\n${secret}`),
      [Symbol.asyncDispose]: close,
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function installFiles(site: string): Promise<void> {
  await cp(wordPressFiles, site, { recursive: true, verbatimSymlinks: true });
  // Debian's WordPress has symbolic links to these scripts.
  for (const name of ['javascript', 'php']) {
    await cp(join(wordPressFiles, '..', name), join(site, '..', name), { recursive: true });
  }
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true });
  await mkdir(join(site, 'wp-content/uploads'), { recursive: true });
  await rm(join(site, 'wp-config.php'), { force: true });
  for (const name of ['wp-config.php', 'router.php', 'seed.php', 'edit-lists.php']) {
    await writeFile(join(site, name), await readFile(join(php, name)));
  }
  await writeFile(join(site, 'wp-content/mu-plugins/faults.php'), await readFile(join(php, 'faults.php')));
  const plugins = join(site, 'wp-content/plugins');
  for (const name of ['website', 'second-copy']) await cp(plugin, join(plugins, name), { recursive: true });
  await cp(join(plugin, 'website.php'), join(plugins, 'incomplete-copy/website.php'));
}

function run(program: string, args: readonly string[], env: Record<string, string>, cwd: string, input = ''): string {
  const options = { env, cwd, input, encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${`${stdout}${stderr}`.slice(-2_000)}`);
  return stdout;
}

async function until(isReady: () => boolean | Promise<boolean>, ms: number, printed: { text: string }): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`WordPress did not become ready within ${ms} ms:\n${printed.text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve();
  const group = -child.pid;
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    process.kill(group, 'SIGKILL');
  });
}
