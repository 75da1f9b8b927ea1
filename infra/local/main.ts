import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../web/build/stamp.ts';
import { listen, PortTaken } from './listen.ts';
import { runOutbox } from './storage/outbox.ts';
import { portsTaken, readSettings, UnusableSetting, type Settings } from './setup/settings.ts';
import { FolderTaken } from './storage/lock.ts';
import type { Twin } from './twin.ts';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const dist = `${web}dist`;

/** Everything has ended by then, in milliseconds; what has not is cut off. */
const endMs = 2_800;

/**
 * `npm start`; `npm run dev` with the argument `dev`; `npm run outbox` with the arguments `outbox …`. Foreseeable
 * failures are one sentence and exit 1.
 */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const [command, ...rest] = args;
    if (command === 'outbox') await printOutbox(settings, rest);
    else await run(settings, command === 'dev');
  } catch (cause) {
    console.error(sentenceFor(cause));
    process.exit(1);
  }
}

async function run(settings: Settings, isDev: boolean): Promise<void> {
  const ending = untilTold();
  // Before the build, so that nobody waits for a refusal.
  await ensureFree(settings.port);
  // In development pages come from the sources; only the function that draws the blog wants a build, of any age.
  if (!isDev || !existsSync(`${dist}/server/render.js`)) await build(ending);
  const [{ startTwin }, { loadFunctions }] = await Promise.all([import('./twin.ts'), import('./aws/functions.ts')]);
  const twin = await startTwin({
    settings,
    dist,
    loadFunctions(variables) {
      Object.assign(process.env, variables);
      return loadFunctions();
    },
    ...(isDev && { openFront: (await import('./dev/dev-front.ts')).openDevFront }),
  });
  console.log(addresses(twin, settings).join('\n'));

  await ending;
  setTimeout(() => process.exit(0), endMs).unref();
  await twin.close();
  process.exit(0);
}

/** Resolves on Ctrl-C or SIGTERM, and when the npm that started this is gone. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    if (process.env.npm_lifecycle_event === undefined) return;
    // npm hands a signal to the shell between us, and some shells die of it without passing it on.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), 200).unref();
  });
}

/** Builds the site when its sources have changed, in a process of its own: the builder's memory goes with it. */
async function build(ending: Promise<void>): Promise<void> {
  if (await isBuilt(web, dist)) return;
  const builder = spawn(process.execPath, ['--import', 'tsx', `${web}build/build.ts`, '--if-changed'], {
    stdio: 'inherit',
  });
  void ending.then(() => builder.kill());
  const [code, signal] = (await once(builder, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== null) process.exit(0);
  if (code !== 0) throw new Error('the site was not built; the reason is above.');
}

async function printOutbox(settings: Settings, args: readonly string[]): Promise<void> {
  const outcome = await runOutbox(settings.folder, args);
  if ('error' in outcome) {
    console.error(outcome.error);
    process.exit(1);
  }
  console.log(outcome.lines.join('\n'));
}

async function ensureFree(first: number): Promise<void> {
  for (let port = first; port < first + portsTaken; port += 1) await (await listen(createServer(), port)).close();
}

function addresses(twin: Twin, settings: Settings): string[] {
  const rows = [
    ['Site', twin.site],
    ['Inbox of the office', twin.inbox || `${settings.sesEndpoint} (SES_ENDPOINT)`],
    ['Content service', twin.cms || `${settings.cmsUrl} (CMS_URL)`],
    ['Chat', twin.chat || `${settings.chatHost} (CHAT_HOST)`],
    ['Mail on the way', settings.folder],
  ] as const;
  return ['', ...rows.map(([name, address]) => `  ${name.padEnd(20)} ${address}`), '', '  Ctrl-C ends everything.', ''];
}

function sentenceFor(cause: unknown): string {
  if (cause instanceof UnusableSetting) return cause.message;
  if (cause instanceof PortTaken) {
    const other = 'end what uses it, or choose others: PORT=3100 npm start takes 3100 to 3103';
    return `${cause.message} The product needs ${portsTaken} ports in a row; ${other}.`;
  }
  if (cause instanceof FolderTaken) return `${cause.message} End it, or set DATA_DIR to another folder.`;
  return `The product could not start: ${cause instanceof Error ? cause.message : String(cause)}`;
}
