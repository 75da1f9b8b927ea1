import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { host } from './listen.ts';
import { portCount } from './setup/settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Timeout of a start in milliseconds; the first start builds the site. */
const readyMs = 100_000;

/**
 * Below the range of ephemeral ports. Workers use different ports, because another process could take a port between
 * the probe and its use.
 */
const firstPort = 10_000;
const portsOfWorker = 5_000;
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % 4;

/**
 * Starts the product of the tree `tree` as its own process, on four ports from `port`; `args` are those of start.mjs.
 * Rejects with its output if it does not become ready.
 */
export async function runProduct(
  port: number,
  variables: Readonly<Record<string, string>>,
  { tree = root, args = [] }: { tree?: string | undefined; args?: readonly string[] | undefined } = {},
) {
  const child = spawn(process.execPath, [join(tree, 'infra/local/start.mjs'), ...args], {
    env: { ...process.env, ...variables, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += String(chunk);
    });
  }
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (!(await isReady(port, child))) {
    child.kill('SIGKILL');
    throw new Error(`The product did not become ready on port ${port}:\n${printed}`);
  }
  return {
    /** Output of the product, errors included. */
    output: () => printed,
    /** Sends SIGTERM, or SIGKILL so that nothing is cleaned up. Returns the exit code once the process has ended. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
}

/** Returns the first of four consecutive free ports. */
export async function findPorts(): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const first = firstPort + worker * portsOfWorker + Math.floor(Math.random() * (portsOfWorker - portCount));
    const probes = await Promise.all(Array.from({ length: portCount }, (_, index) => tryPort(first + index)));
    for (const server of probes) server?.close();
    if (probes.every((server) => server !== undefined)) return first;
  }
  throw new Error(`No ${portCount} ports in a row are free on ${host}.`);
}

function tryPort(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => resolve(server));
  });
}

async function isReady(port: number, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + readyMs;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`http://${host}:${port}/`).catch(() => undefined);
    if (response?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
