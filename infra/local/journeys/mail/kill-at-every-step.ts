import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFolders } from '../../storage.ts';
import { fileNames } from '../../storage/disk.ts';
import { deathOf, restartDying, restartDyingAtStart } from './dying.ts';
import { subjectOf, type MailProduct } from './mail-product.ts';
import { until } from './until.ts';

/** One kill: before which step, what the visitor got (0: no answer), and how often the mail arrived in the end. */
export type Kill = { number: number; step: string; visitor: number; arrived: number };

/**
 * Sends one message for each step that the product takes on its disk from the request to the removal, and kills it
 * before that step (within it, where a file is written). Rejects when a message is lost, or arrives twice although
 * its record or its removal was on the disk.
 */
export async function killAtEveryStep(
  product: MailProduct,
  { every }: { every: number },
): Promise<{ kills: Kill[]; twice: Kill[] }> {
  const kills: Kill[] = [];
  for (let number = 1; ; number += every) {
    const name = `Killed ${number}`;
    const arrived = () => product.ses.taken.filter(({ subject }) => subject === subjectOf(name)).length;
    await restartDying(product, number);
    const { status } = await product.send(name);
    const isGone = () => deathOf(product) !== '';
    // A broken connection is seen before the last words.
    await until(async () => isGone() || (status === 200 && (await product.isDrained())));
    if (!isGone()) break;
    const step = deathOf(product);
    const mayArriveTwice = arrived() === 1 && !(await isNoted(product));

    await product.restart();
    // A visitor without an answer still has the text and sends again.
    if (status === 0) await product.send(name);
    await until(() => product.isDrained());
    const kill = { number, step, visitor: status, arrived: arrived() };
    kills.push(kill);
    if (kill.arrived === 0) throw new Error(`Lost: ${JSON.stringify(kill)}`);
    if (kill.arrived > (mayArriveTwice ? 2 : 1)) throw new Error(`Twice for no reason: ${JSON.stringify(kill)}`);
  }
  return { kills, twice: kills.filter(({ arrived }) => arrived > 1) };
}

/**
 * Starts the product over a message whose delivery was cut off, once for each step of the start, and kills it before
 * that step, until SES is asked. Answers how often it was killed; rejects when the message is lost or arrives twice.
 */
export async function killAtEveryStart(product: MailProduct, { every }: { every: number }): Promise<number> {
  const { ses, send } = product;
  let kills = 0;
  for (let number = 1; ; number += every) {
    const name = `Waiting ${number}`;
    ses.behave(() => 'hang');
    await product.restart();
    const attempts = ses.attempts();
    const { status } = await send(name);
    if (status !== 200) throw new Error(`Expected 200 before a kill at the start, got ${status}.`);
    await until(() => ses.attempts() > attempts);
    await product.kill();

    const asked = ses.attempts();
    ses.behave(() => 'accept');
    const isReady = await restartDyingAtStart(product, number);
    if (isReady) await until(async () => deathOf(product) !== '' || (await product.isDrained()));
    if (ses.attempts() > asked) return kills;
    kills += 1;
    await product.restart();
    await until(() => product.isDrained());
    const arrived = ses.taken.filter(({ subject }) => subject === subjectOf(name)).length;
    if (arrived !== 1) throw new Error(`Killed before step ${number} of a start, then arrived ${arrived} times.`);
  }
}

/** Whether the disk says of the one message that waits that SES took it, or that message is removed already. */
async function isNoted({ folder, onDisk }: MailProduct): Promise<boolean> {
  const [name] = (await onDisk()).waiting;
  if (name === undefined) return true;
  const records = join(storageFolders(folder).objects, 'deliveries');
  const record = `${name.split('-')[0]}.json`;
  if (!(await fileNames(records)).includes(record)) return false;
  return (await readFile(join(records, record), 'utf8')).includes('lastAcceptedAt');
}
