import { expect, test } from 'vitest';
import { findFolderCycle } from './folder-cycles.ts';
import { findBreaches } from './import-rules.ts';
import { readSources } from './read-sources.testkit.ts';

test('no file breaks an import rule', () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(100);
  expect(findBreaches(sources)).toEqual([]);
});

test('no folders import each other, except a folder and those inside it', () => {
  expect(findFolderCycle(readSources().filter(({ file }) => !/\.test\.tsx?$/.test(file)))).toBeUndefined();
});

test('a cycle of three folders is found', () => {
  const cycle = [
    { file: 'web/src/chat/talk/send-question.ts', source: "import { x } from '../panel/x.ts';" },
    { file: 'web/src/chat/panel/x.ts', source: "import type { Y } from '#content/y.ts';" },
    { file: 'web/src/content/y.ts', source: "import { z } from '../chat/talk/z.ts';" },
  ];
  expect(findFolderCycle(cycle)).toBe('web/src/chat/talk → web/src/chat/panel → web/src/content → web/src/chat/talk');
  expect(findFolderCycle(cycle.slice(1))).toBeUndefined();
});

test('a folder and a folder inside it may import each other', () => {
  const parts = [
    { file: 'web/src/forms/a.ts', source: "import { b } from './fields/b.ts';" },
    { file: 'web/src/forms/fields/b.ts', source: "import { c } from '../c.ts';" },
  ];
  expect(findFolderCycle(parts)).toBeUndefined();
});

test.each([
  [
    'web imports a function',
    'web/src/forms/post-email.ts',
    "import { x } from '../../../functions/send-email/email.ts';",
  ],
  ['web imports infra dynamically', 'web/src/main.tsx', "await import('../../infra/stages.ts');"],
  [
    'a function imports an internal file of web',
    'functions/cms-proxy/read-query.ts',
    "import { x } from '../../web/src/ui/Card.tsx';",
  ],
  [
    'a function reads the built site by its path',
    'functions/blog-pages/entry.ts',
    "import x from '../../web/dist/server/render.js';",
  ],
  ['web renders with the built site', 'web/build/build.ts', "import { render } from '#render';"],
  [
    'a function imports the local stack',
    'functions/send-email/handler.ts',
    "import { x } from '../../infra/local/local-stack.ts';",
  ],
  [
    'infra imports an internal file of web',
    'infra/local/chat.ts',
    "import { x } from '../../web/src/content/company.ts';",
  ],
  [
    'infra imports an internal file of a function',
    'infra/local/local-stack.ts',
    "export { x } from '../../functions/send-email/handler.ts';",
  ],
  ['a # folder uses React', 'web/src/content/home.ts', "import { useState } from 'react';"],
  ['a # folder uses Node.js', 'web/src/contract/email.ts', "import { readFileSync } from 'node:fs';"],
  ['a # folder uses the rest of web', 'web/src/head/tags.ts', "import { x } from '../ui/Card.tsx';"],
  ['a page uses a page', 'web/src/pages/home/HomePage.tsx', "import { x } from '../about/AboutPage.tsx';"],
  ['a form uses a page', 'web/src/forms/ContactForm.tsx', "import { x } from '../pages/home/HomePage.tsx';"],
  ['chat uses a form', 'web/src/chat/ChatPanel.tsx', "import { x } from '../forms/Field.tsx';"],
  ['ui uses chat', 'web/src/ui/Card.tsx', "import { x } from '../chat/ChatPanel.tsx';"],
  [
    'the shell uses a page',
    'web/src/shell/Shell.tsx',
    "const Home = lazy(() => import('../pages/home/HomePage.tsx'));",
  ],
  ['a function uses a function', 'functions/send-email/handler.ts', "import { x } from '../deliver-email/mime.ts';"],
  ['a handler uses an SDK', 'functions/send-email/handler.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['web uses an SDK', 'web/src/forms/post-email.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  ['a handler reads the environment', 'functions/send-email/handler.ts', 'const bucket = process.env.OUTBOX_BUCKET;'],
  ['a stage reads the environment', 'infra/stages.ts', "const domain = process.env['DOMAIN'];"],
  [
    'a function stores in a testkit’s memory',
    'functions/send-email/entry.ts',
    "import { x } from '../outbox/memory-outbox.testkit.ts';",
  ],
  ['a page loads a testkit', 'web/src/pages/blog/BlogPage.tsx', "await import('../../blog/blog.testkit.ts');"],
  ['the local stack uses a testkit', 'infra/local/main.ts', "export { x } from './journeys/inbox.testkit.ts';"],
  ['a folder is called helpers', 'web/src/helpers/text.ts', ''],
  ['a file is called utils', 'functions/runtime/utils.ts', ''],
  ['a barrel re-exports a folder', 'web/src/ui/index.ts', "export * from './Card.tsx';"],
])('a breach is found if %s', (_, file, source) => {
  expect(findBreaches([{ file, source }])).not.toEqual([]);
});

test.each([
  ['functions/send-email/email.ts', "import { emailLimits } from '#contract/email.ts';"],
  ['functions/deliver-email/ses.ts', "import { SESClient } from '@aws-sdk/client-ses';"],
  ['functions/blog-pages/entry.ts', "import { render } from '#render';"],
  ['functions/cms-webhook/cloudfront.ts', "import { CloudFrontClient } from '@aws-sdk/client-cloudfront';"],
  ['functions/send-email/entry.ts', 'const bucket = process.env.OUTBOX_BUCKET;'],
  [
    'infra/constructs/mail/send-email.ts',
    "import type { Environment } from '../../../functions/send-email/environment.ts';",
  ],
  ['infra/constructs/mail/send-email.ts', "import { timeoutMs } from '../../../functions/outbox/timeouts.ts';"],
  ['infra/constructs/monitoring/monitoring.ts', "import { metrics } from '../../../functions/runtime/metrics.ts';"],
  ['web/src/pages/home/HomePage.tsx', "import { Card } from '../../ui/Card.tsx';"],
  ['web/src/pages/blog/BlogPage.test.tsx', "import { postsOf } from '../../blog/blog.testkit.ts';"],
  ['web/src/contract/chat.ts', "import { company } from '#content/company.ts';"],
  ['web/src/content/services/index.ts', "export type { Service } from './service.ts';"],
])('%s may %s', (file, source) => {
  expect(findBreaches([{ file, source }])).toEqual([]);
});
