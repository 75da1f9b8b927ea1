import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startChat } from '../../local/chat.ts';
import { findPorts, runProduct } from '../../local/running-product.ts';

declare module 'vitest' {
  // Declaration merging needs an interface.
  interface ProvidedContext {
    /** Whether sweeps visit every page at every width: true at night. */
    isSweep: boolean;
    productPort: number;
  }
}

/** Delay of a reply in the chat. The panel's waiting is shown by journeys that pause the request. */
const chatDelayMs = 50;

/** Starts one product for all journeys of a run. Returns a cleanup function. */
export default async function startShared({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'journeys-'));
  const port = await findPorts();
  const chat = await startChat(0, { delayMs: () => chatDelayMs });
  const product = await runProduct(port, { DATA_DIR: folder, CHAT_HOST: chat.url });
  provide('productPort', port);
  return async () => {
    await Promise.all([product.stop(), chat.close()]);
    await rm(folder, { recursive: true, force: true });
  };
}
