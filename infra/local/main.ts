import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watchFile } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isUpToDate } from '../../web/build/build-fingerprint.ts';
import { listen, PortInUse } from './listen.ts';
import { sentenceFor as withUsage, unexpected, UnusableArguments } from '../commands/command.ts';
import { checkOutboxArguments, outboxUsage, runOutboxCommand } from '../commands/outbox.ts';
import { openStageOutbox } from '../commands/stage-outbox.ts';
import { keepLog, writeLocalLetter } from './kept-log.ts';
import { portCount, readSettings, UnusableSetting, type Settings } from './setup/settings.ts';
import { FolderInUse } from './storage/lock.ts';
import { openLocalOutbox } from './storage/local-outbox.ts';
import type { LocalStack } from './local-stack.ts';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const dist = `${web}dist`;

/** Time in milliseconds after which a shutdown is forced. */
const endMs = 2_800;

/**
 * `npm start`; `npm run dev` with the argument `dev`; `npm run outbox` with `outbox …`, `npm run letter`. Foreseeable
 * failures print one sentence and exit with 1.
 */
export async function main(args: readonly string[]): Promise<void> {
  const [command, ...commandArgs] = args;
  try {
    const settings = readSettings(process.env);
    if (command === 'outbox') await printOutbox(settings, commandArgs);
    else if (command === 'letter' && args.length === 1) await writeLocalLetter(settings.folder);
    else if (command === 'dev' ? commandArgs.length > 0 : args.length > 0)
      throw unexpected('no argument', args.join(' '));
    else await run(settings, command === 'dev');
  } catch (cause) {
    console.error(sentenceFor(cause, command));
    process.exit(1);
  }
}

async function run(settings: Settings, isDev: boolean): Promise<void> {
  const shutdown = untilShutdown();
  // Before the build, so that a failure is immediate.
  const { port: first } = settings;
  for (let port = first; port < first + portCount; port += 1) await (await listen(createServer(), port)).close();
  // In development pages are rendered from the sources; only blog-pages needs a build, of any age.
  if (!isDev || !existsSync(`${dist}/server/render.js`)) await build(shutdown);
  const [{ startLocalStack }, { loadFunctions, loadRenderer }] = await Promise.all([
    import('./local-stack.ts'),
    import('./functions.ts'),
  ]);
  const stack = await startLocalStack({
    settings,
    dist,
    async loadFunctions(variables) {
      Object.assign(process.env, variables);
      await loadRenderer(`${dist}/server`);
      return loadFunctions();
    },
    ...(isDev && { openFront: (await import('./dev-front.ts')).openDevFront }),
  });
  keepLog(settings.folder);
  console.log(addresses(stack, settings).join('\n'));
  if (!isDev) {
    watchFile(`${dist}/fingerprint`, { interval: 2_000, persistent: false }, ({ mtimeMs }) => {
      // The build replaces the folder; in between there is none.
      if (mtimeMs > 0)
        console.log('The site was built again. This process serves the build before: restart it to see the new one.');
    });
  }

  await shutdown;
  setTimeout(() => process.exit(0), endMs).unref();
  await stack.close();
  process.exit(0);
}

/** Resolves on Ctrl-C or SIGTERM, and when the npm that started this process has ended. */
function untilShutdown(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    if (process.env.npm_lifecycle_event === undefined) return;
    // npm sends a signal to the shell in between, and some shells end without forwarding it.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve(), 200).unref();
  });
}

/** Builds the site if its sources have changed. In a separate process, so that the memory of the build is released. */
async function build(shutdown: Promise<void>): Promise<void> {
  if (await isUpToDate(web, dist)) return;
  const builder = spawn(process.execPath, ['--import', 'tsx', `${web}build/build.ts`, '--if-changed'], {
    stdio: 'inherit',
  });
  void shutdown.then(() => builder.kill());
  const [code, signal] = (await once(builder, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== null) process.exit(0);
  if (code !== 0) throw new Error('the build failed, the reason is above.');
}

async function printOutbox(settings: Settings, args: readonly string[]): Promise<void> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const [option, stage = '', ...others] = args;
  const isStage = option === '--stage';
  const words = isStage ? others : args;
  checkOutboxArguments(words);
  const outbox = isStage ? openStageOutbox(stage) : await openLocalOutbox(settings.folder);
  for await (const line of runOutboxCommand(outbox, words)) console.log(line);
}

function addresses(stack: LocalStack, settings: Settings): string[] {
  const rows = [
    ['Site', stack.site],
    ['Inbox of the office', stack.inbox || `${settings.sesEndpoint} (SES_ENDPOINT)`],
    ['Content service', stack.cms || `${settings.cmsUrl} (CMS_URL)`],
    ['Chat', stack.chat || `${settings.chatHost} (CHAT_HOST)`],
    ['Mail on the way', settings.folder],
  ] as const;
  return ['', ...rows.map(([name, address]) => `  ${name.padEnd(20)} ${address}`), '', '  Ctrl-C ends everything.', ''];
}

function sentenceFor(cause: unknown, command?: string): string {
  if (cause instanceof UnusableSetting) return cause.message;
  if (cause instanceof UnusableArguments) {
    return withUsage(cause, command === 'outbox' ? outboxUsage : 'npm start, npm run dev, or npm run letter');
  }
  if (cause instanceof PortInUse) {
    const other = 'end what uses it, or choose others: PORT=3100 npm start takes 3100 to 3103';
    return `${cause.message} The product needs ${portCount} ports in a row; ${other}.`;
  }
  if (cause instanceof FolderInUse) return `${cause.message} End it, or set DATA_DIR to another folder.`;
  if (command === 'outbox' || command === 'letter') return messagesOf(cause).join(': ');
  return `The product could not start: ${messagesOf(cause)[0]}`;
}

/** Returns the message of an error, and that of its cause, such as what AWS responded. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}
