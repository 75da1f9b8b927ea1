import { patiently } from '../../ui/hydration/patiently.ts';
import { createClient } from './client.ts';
import { createPosts, type KnownPosts, type Posts } from './posts.ts';

/** The articles as a browser asks for them. Made on the server too, where nothing is asked: effects do not run. */
export function browserPosts(known: KnownPosts): Posts {
  return createPosts({
    client: createClient({
      fetch: (address, init) => fetch(address, init),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      timeout: (ms) => AbortSignal.timeout(ms),
    }),
    loadCleaner: async () => (await patiently(() => import('./clean-body.ts'))).cleanBody,
    now: () => Date.now(),
    known,
  });
}
