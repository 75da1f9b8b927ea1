// Loaded into the product before anything else (NODE_OPTIONS): kills it, as kill -9 would, before one step on the
// disk, given by its number or its name. Steps are the calls that change something under the data folder; they are
// counted from SIGUSR2 on, or from the start.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { searchParams } = new URL(import.meta.url);
const folder = searchParams.get('folder') ?? '';
const last = searchParams.get('step') ?? '';
let isCounting = searchParams.has('atStart');
let steps = 0;

process.once('SIGUSR2', () => {
  isCounting = true;
  fs.writeSync(1, 'counting steps\n');
});

/** Counts one step; at the last one it does half of it, where a step has halves, and never comes back. */
async function step(name, path, half = async () => {}) {
  if (!isCounting || !String(path).startsWith(folder)) return;
  steps += 1;
  const said = `${name} ${String(path).slice(folder.length)}`;
  if (String(steps) !== last && said !== last) return;
  await half();
  fs.writeSync(1, `killed before step ${steps}: ${said}\n`);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
}

for (const name of ['mkdir', 'link', 'rename', 'unlink', 'rm']) {
  const original = fs.promises[name];
  fs.promises[name] = async (...args) => {
    await step(name, args.length > 1 && typeof args[1] === 'string' ? args[1] : args[0]);
    return original(...args);
  };
}

const { open } = fs.promises;
fs.promises.open = async (path, ...rest) => {
  if (rest[0] !== 'r') await step('open', path);
  const handle = await open(path, ...rest);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (bytes) => {
    const whole = Buffer.from(bytes);
    await step('write', path, () => writeFile(whole.subarray(0, whole.length / 2)));
    return writeFile(bytes);
  };
  const sync = handle.sync.bind(handle);
  handle.sync = async () => {
    await step('sync', path);
    return sync();
  };
  return handle;
};
syncBuiltinESMExports();
