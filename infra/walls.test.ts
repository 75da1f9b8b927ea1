import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { breachesOf, type SourceFile } from './walls.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function readSources(): SourceFile[] {
  return ['web', 'functions', 'infra']
    .flatMap((room) => readdirSync(`${root}${room}`, { recursive: true }).map((name) => `${room}/${String(name)}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(dist|node_modules)\//.test(file))
    .map((file) => ({ file, source: readFileSync(`${root}${file}`, 'utf8') }));
}

test('no file of the house breaks an import rule', () => {
  const sources = readSources();
  expect(sources.length).toBeGreaterThan(100);
  expect(breachesOf(sources)).toEqual([]);
});

test.each([
  ['web asks a function', 'web/src/forms/post-email.ts', "import { x } from '../../../functions/send-email/email.ts';"],
  ['web asks infra at run time', 'web/src/main.tsx', "await import('../../infra/stages.ts');"],
  ['a function goes past the doors', 'functions/cms-proxy/query.ts', "import { x } from '../../web/src/ui/Card.tsx';"],
  [
    'a function reads the built site by its path',
    'functions/blog-pages/entry.ts',
    "import x from '../../web/dist/server/render.js';",
  ],
  ['web draws with the built site', 'web/build/build.ts', "import { render } from '#render';"],
  ['a function knows the twin', 'functions/send-email/handler.ts', "import { x } from '../../infra/local/twin.ts';"],
  ['infra goes past the doors', 'infra/local/chat.ts', "import { x } from '../../web/src/content/company.ts';"],
  ['infra looks into a function', 'infra/local/twin.ts', "export { x } from '../../functions/send-email/handler.ts';"],
  ['a door uses React', 'web/src/content/home.ts', "import { useState } from 'react';"],
  ['a door uses Node', 'web/src/contract/email.ts', "import { readFileSync } from 'node:fs';"],
  ['a door uses the rest of web', 'web/src/head/tags.ts', "import { x } from '../ui/Card.tsx';"],
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
  ['a room is called helpers', 'web/src/helpers/text.ts', ''],
  ['a file is called utils', 'functions/runtime/utils.ts', ''],
  ['a barrel opens', 'web/src/ui/index.ts', "export * from './Card.tsx';"],
])('seen when %s', (_, file, source) => {
  expect(breachesOf([{ file, source }])).not.toEqual([]);
});

test.each([
  ['functions/send-email/email.ts', "import { emailLimits } from '#contract/email.ts';"],
  ['functions/deliver-email/ses.ts', "import { SESClient } from '@aws-sdk/client-ses';"],
  ['functions/blog-pages/entry.ts', "import { render } from '#render';"],
  ['functions/published/cloudfront.ts', "import { CloudFrontClient } from '@aws-sdk/client-cloudfront';"],
  ['functions/send-email/entry.ts', 'const bucket = process.env.OUTBOX_BUCKET;'],
  [
    'infra/constructs/mail/send-email.ts',
    "import type { Environment } from '../../../functions/send-email/environment.ts';",
  ],
  ['infra/constructs/mail/send-email.ts', "import { patienceMs } from '../../../functions/outbox/patience.ts';"],
  ['infra/constructs/watch/watch.ts', "import { measures } from '../../../functions/runtime/measures.ts';"],
  ['web/src/pages/home/HomePage.tsx', "import { Card } from '../../ui/Card.tsx';"],
  ['web/src/content/home.ts', "import type { ChatMessage } from '#contract/chat.ts';"],
  ['web/src/content/services/index.ts', "export type { Service } from './service.ts';"],
])('%s may %s', (file, source) => {
  expect(breachesOf([{ file, source }])).toEqual([]);
});
