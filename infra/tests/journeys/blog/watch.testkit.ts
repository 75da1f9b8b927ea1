import type { Page } from 'playwright-core';

/** Script runs, and types of the requests to other hosts. */
export type Seen = { ran: readonly string[]; foreign: readonly string[] };

/** Records script runs and requests to other hosts on a page from now on; all such requests are blocked. */
export async function watch(page: Page): Promise<Seen> {
  const ran: string[] = [];
  const foreign: string[] = [];
  const report = (what: string) => void ran.push(what);
  await page.exposeFunction('report', report);
  const hook = () => {
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.assign(window, { [name]: () => Object(window).report(`${name} at ${location.pathname}`) });
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      Object(window).report(`refused by the CSP: ${effectiveDirective} ${blockedURI}`);
    });
  };
  await page.addInitScript(hook);
  await page.evaluate(hook);
  page.on('dialog', (dialog) => {
    report(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      foreign.push(route.request().resourceType());
      return route.abort();
    },
  );
  return { ran, foreign };
}
