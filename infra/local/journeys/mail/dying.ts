import type { MailProduct } from './mail-product.ts';
import { until } from './until.ts';

const preload = new URL('dying.mjs', import.meta.url);

/**
 * Starts the product anew so that it dies before a step on its disk: the n-th, counted from now on, or the first of
 * that name, for example `sync /outbox/waiting`.
 */
export async function restartDying(product: MailProduct, step: number | string): Promise<void> {
  await product.restart(variables(product, { step: String(step) }));
  await until(() => product.isDrained());
  process.kill(product.pid(), 'SIGUSR2');
  await until(() => product.output().includes('counting steps'));
}

/** What the product was about to do when it died; '' while it lives. */
export function deathOf(product: MailProduct): string {
  return deathIn(product.output());
}

/** The same with the steps of the start itself counted too. Answers whether the product lived to be ready. */
export async function restartDyingAtStart(product: MailProduct, step: number): Promise<boolean> {
  try {
    await product.restart(variables(product, { step: String(step), atStart: '' }));
    return true;
  } catch (cause) {
    if (deathIn(String(cause)) === '') throw cause;
    return false;
  }
}

function variables({ folder }: MailProduct, query: Readonly<Record<string, string>>): { NODE_OPTIONS: string } {
  const address = new URL(preload);
  for (const [name, value] of Object.entries({ folder, ...query })) address.searchParams.set(name, value);
  return { NODE_OPTIONS: `--import=${address.href}` };
}

function deathIn(output: string): string {
  return /killed before step \d+: (.+)/.exec(output)?.[1] ?? '';
}
