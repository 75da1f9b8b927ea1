import { rejectionWords } from '#content/forms.ts';
import { routes } from '#content/routes.ts';
import { cmsPath } from '#contract/cms.ts';
import { sendEmailPath } from '#contract/email.ts';
import type { CanaryCheck } from './canary.function.ts';

// outage.ts runs this file with Node.js alone: neither it nor its imports use a package.

/**
 * The blog's page and the list of posts are searched for a new term each time: the edge would serve its last good copy of
 * anything else for a day after WordPress or a function has failed. The form gets a body that send-email rejects.
 */
export const canaryChecks: readonly CanaryCheck[] = [
  { path: '/', contains: '</html>' },
  { path: `${routes.blog.path}?q={now}`, contains: '</html>' },
  { path: `${cmsPath}/posts?per_page=1&search={now}`, contains: '[' },
  {
    path: sendEmailPath,
    contains: rejectionWords.wrongMediaType,
    status: 415,
    unsupportedType: 'application/octet-stream',
  },
];
