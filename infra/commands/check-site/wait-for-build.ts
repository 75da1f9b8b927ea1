import type { SendRequest, Finding } from './check.ts';

export type WaitOptions = {
  send: SendRequest;
  /** Waits five seconds. */
  pause: () => Promise<unknown>;
};

/** Number of requests for the home page, five seconds apart: five minutes. */
export const attempts = 60;

/**
 * Waits until the site serves the home page of the build. After a deployment the edge serves the previous build for
 * some minutes, and a new domain does not resolve at first.
 */
export async function waitForBuild(homePage: string, { send, pause }: WaitOptions): Promise<Finding> {
  const finding = { what: 'build', where: '/' };
  let served = '';
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await pause();
    served = await send('/').then(
      ({ text }) => text,
      (error: unknown) => String(error),
    );
    if (served === homePage) return { ...finding, problem: '' };
  }
  return {
    ...finding,
    problem: 'is not the build in web/dist after five minutes (--any-build checks it all the same)',
  };
}
