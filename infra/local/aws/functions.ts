import type { SQSHandler } from 'aws-lambda';
import type { Environment as BlogPages } from '../../../functions/blog-pages/environment.ts';
import type { Environment as CmsProxy } from '../../../functions/cms-proxy/environment.ts';
import type { Environment as DeliverEmail } from '../../../functions/deliver-email/environment.ts';
import type { Environment as Published } from '../../../functions/published/environment.ts';
import type { Environment as SendEmail } from '../../../functions/send-email/environment.ts';
import type { RequestFunction } from '../../constructs/api/api-routes.ts';
import type { ApiHandler } from '../gateway.ts';

/** The functions of the product as Lambda would load them. */
export type Functions = Record<RequestFunction, ApiHandler> & { 'deliver-email': SQSHandler };

/** Variables of all functions: they run in one process here. A missing one does not compile, as in the constructs. */
export type FunctionVariables = SendEmail & DeliverEmail & CmsProxy & BlogPages & Published;

/** Loads every function's entry; each reads its environment as it is now, so the variables are set before. */
export async function loadFunctions(): Promise<Functions> {
  const [sendEmail, cmsProxy, blogPages, published, deliverEmail] = await Promise.all([
    import('../../../functions/send-email/entry.ts'),
    import('../../../functions/cms-proxy/entry.ts'),
    import('../../../functions/blog-pages/entry.ts'),
    import('../../../functions/published/entry.ts'),
    import('../../../functions/deliver-email/entry.ts'),
  ]);
  return {
    'send-email': sendEmail.handler,
    'cms-proxy': cmsProxy.handler,
    'blog-pages': blogPages.handler,
    published: published.handler,
    'deliver-email': deliverEmail.handler,
  };
}
