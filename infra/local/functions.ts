import { readdir } from 'node:fs/promises';
import { register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SQSHandler } from 'aws-lambda';
import type { Environment as BlogPages } from '../../functions/blog/pages/entry.ts';
import type { Environment as BlogPreview } from '../../functions/blog/preview/entry.ts';
import type { Environment as CmsProxy } from '../../functions/blog/proxy/entry.ts';
import type { Environment as DeliverEmail } from '../../functions/mail/deliver/entry.ts';
import type { Environment as MailEvents } from '../../functions/mail/events/entry.ts';
import type { Environment as CmsWebhook } from '../../functions/blog/webhook/entry.ts';
import type { Environment as RequeueEmails } from '../../functions/mail/requeue/entry.ts';
import type { Environment as Report } from '../../functions/report/entry.ts';
import type { createHandler as createReceiptHandler } from '../../functions/mail/receipt/handler.ts';
import type { Environment as SendReceipt } from '../../functions/mail/receipt/entry.ts';
import type { Environment as SendEmail } from '../../functions/mail/send/entry.ts';
import type { RequestFunction } from '../stack/api-routes.ts';
import type { ApiHandler } from './gateway.ts';

/** Handlers of the product's functions, as Lambda would load them. */
export type Functions = Record<RequestFunction, ApiHandler> & {
  'deliver-email': SQSHandler;
  'mail-events': SQSHandler;
  'requeue-emails': () => Promise<void>;
  'send-receipt': ReturnType<typeof createReceiptHandler>;
};

/** Variables of all functions, which share one process here. A missing one does not compile, as in the constructs. */
export type FunctionVariables = SendEmail &
  DeliverEmail &
  MailEvents &
  RequeueEmails &
  SendReceipt &
  CmsProxy &
  BlogPages &
  BlogPreview &
  CmsWebhook &
  Report;

/**
 * Loads every module of the renderer. It imports most of them only when a page needs them, and the next build removes the
 * file. Node.js looks for the file of a loaded module too, therefore the hook.
 */
export async function loadRenderer(folder: string): Promise<void> {
  const own = JSON.stringify(pathToFileURL(join(folder, '/')).href);
  const hook = `export const resolve = (name, context, next) =>
    context.parentURL?.startsWith(${own}) && name.startsWith('./')
      ? { url: new URL(name, context.parentURL).href, shortCircuit: true }
      : next(name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  const modules = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  await Promise.all(modules.map((name) => import(pathToFileURL(join(folder, name)).href)));
}

/**
 * Loads every function's entry. An entry reads the environment when it is loaded, so the variables must be set before.
 */
export async function loadFunctions(): Promise<Functions> {
  return {
    'send-email': (await import('../../functions/mail/send/entry.ts')).handler,
    'cms-proxy': (await import('../../functions/blog/proxy/entry.ts')).handler,
    'blog-pages': (await import('../../functions/blog/pages/entry.ts')).handler,
    'blog-preview': (await import('../../functions/blog/preview/entry.ts')).handler,
    'cms-webhook': (await import('../../functions/blog/webhook/entry.ts')).handler,
    report: (await import('../../functions/report/entry.ts')).handler,
    'deliver-email': (await import('../../functions/mail/deliver/entry.ts')).handler,
    'mail-events': (await import('../../functions/mail/events/entry.ts')).handler,
    'send-receipt': (await import('../../functions/mail/receipt/entry.ts')).handler,
    'requeue-emails': (await import('../../functions/mail/requeue/entry.ts')).handler,
  };
}
