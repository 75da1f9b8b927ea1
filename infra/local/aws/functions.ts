import type { SQSHandler } from 'aws-lambda';
import type { Environment as BlogPages } from '../../../functions/blog-pages/environment.ts';
import type { Environment as BlogPreview } from '../../../functions/blog-preview/environment.ts';
import type { Environment as CmsProxy } from '../../../functions/cms-proxy/environment.ts';
import type { Environment as DeliverEmail } from '../../../functions/deliver-email/environment.ts';
import type { Environment as MailEvents } from '../../../functions/mail-events/environment.ts';
import type { Environment as CmsWebhook } from '../../../functions/cms-webhook/environment.ts';
import type { Environment as RequeueEmails } from '../../../functions/requeue-emails/environment.ts';
import type { Environment as Report } from '../../../functions/report/environment.ts';
import type { Environment as SendEmail } from '../../../functions/send-email/environment.ts';
import type { RequestFunction } from '../../constructs/api/api-routes.ts';
import type { ApiHandler } from '../gateway.ts';

/** Handlers of the product's functions, as Lambda would load them. */
export type Functions = Record<RequestFunction, ApiHandler> & {
  'deliver-email': SQSHandler;
  'mail-events': SQSHandler;
  'requeue-emails': () => Promise<void>;
};

/** Variables of all functions, which share one process here. A missing one does not compile, as in the constructs. */
export type FunctionVariables = SendEmail &
  DeliverEmail &
  MailEvents &
  RequeueEmails &
  CmsProxy &
  BlogPages &
  BlogPreview &
  CmsWebhook &
  Report;

/**
 * Loads every function's entry. An entry reads the environment when it is loaded, so the variables must be set before.
 */
export async function loadFunctions(): Promise<Functions> {
  const [sendEmail, cmsProxy, blogPages, blogPreview, cmsWebhook, report, deliverEmail, mailEvents, requeueEmails] =
    await Promise.all([
      import('../../../functions/send-email/entry.ts'),
      import('../../../functions/cms-proxy/entry.ts'),
      import('../../../functions/blog-pages/entry.ts'),
      import('../../../functions/blog-preview/entry.ts'),
      import('../../../functions/cms-webhook/entry.ts'),
      import('../../../functions/report/entry.ts'),
      import('../../../functions/deliver-email/entry.ts'),
      import('../../../functions/mail-events/entry.ts'),
      import('../../../functions/requeue-emails/entry.ts'),
    ]);
  return {
    'send-email': sendEmail.handler,
    'cms-proxy': cmsProxy.handler,
    'blog-pages': blogPages.handler,
    'blog-preview': blogPreview.handler,
    'cms-webhook': cmsWebhook.handler,
    report: report.handler,
    'deliver-email': deliverEmail.handler,
    'mail-events': mailEvents.handler,
    'requeue-emails': requeueEmails.handler,
  };
}
