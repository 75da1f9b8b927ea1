import { readFileSync, writeFileSync } from 'node:fs';
import { edgeFunctionCode } from '../edge/edge-functions.ts';
import { viewerRequestSandbox } from '../edge/sandbox.ts';
import type { ViewerRequestEvent } from '../edge/edge-events.ts';
import type { AwsCli } from './aws-cli.ts';

export const [old, live] = ['a1b2c3d4', 'e5f6a7b8'] as const;

type EdgeFunction = { comment: string; code: string };

function optionsOf(words: readonly string[]) {
  return (name: string) => words[words.indexOf(`--${name}`) + 1] ?? '';
}

/**
 * An account with a deployed stack: two releases in the bucket, their versions of blog-pages, and the edge function of
 * the newer one published. `broken` is the code of the older release if it does not run.
 */
export function openAccount({ broken, refused = '' }: { broken?: string; refused?: string } = {}) {
  const codeOf = (id: string) =>
    edgeFunctionCode({ domain: '', hasChat: true, build: { id, files: [] } }).pages.request;
  const objects: Record<string, string> = {
    [`edge-functions/${old}.js`]: broken ?? codeOf(old),
    [`edge-functions/${live}.js`]: codeOf(live),
    [`releases/${old}/index.html`]: '',
    [`releases/${live}/index.html`]: '',
  };
  const published: EdgeFunction = { comment: `release ${live}`, code: codeOf(live) };
  const account = { published, draft: { ...published }, revision: 1, version: '2', refused };
  const outputs = { SiteBucket: 'site', EdgeFunction: 'edge', BlogPagesFunction: 'blog-pages', Address: 'https://x' };
  const event = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ViewerRequestEvent;
  const calls: Record<string, (option: (name: string) => string, words: readonly string[]) => unknown> = {
    'describe-stacks': () => Object.entries(outputs),
    'list-objects-v2': (option) =>
      Object.keys(objects)
        .filter((key) => key.startsWith(option('prefix')))
        .map((key, index) => [key, `2026-11-2${index}T10:00:00+00:00`]),
    'get-object': (option, words) => writeFileSync(words.at(-3) ?? '', objects[option('key')] ?? ''),
    'describe-function': (option) => (option('stage') === 'LIVE' ? account.published.comment : `E${account.revision}`),
    'update-function': (option) => {
      if (option('if-match') !== `E${account.revision}`) throw new Error('PreconditionFailed');
      const { Comment: comment } = JSON.parse(option('function-config')) as { Comment: string };
      account.draft = { comment, code: readFileSync(option('function-code').replace('fileb://', ''), 'utf8') };
      account.revision += 1;
    },
    'test-function': (option) => {
      try {
        const output = viewerRequestSandbox(account.draft.code)(event(option('event-object').replace('fileb://', '')));
        return { FunctionErrorMessage: '', FunctionOutput: JSON.stringify({ request: output }) };
      } catch (error) {
        return { FunctionErrorMessage: String(error), FunctionOutput: '' };
      }
    },
    'list-versions-by-function': (option) =>
      ({ [old]: ['1'], [live]: ['2'] })[/'(\w+)'/.exec(option('query'))?.[1] ?? ''],
    'update-alias': (option) => {
      account.version = option('function-version');
    },
    'publish-function': (option) => {
      if (option('if-match') !== `E${account.revision}`) throw new Error('PreconditionFailed');
      account.published = account.draft;
    },
  };
  const commands = new Set<string>();
  const aws: AwsCli = (service, command = '', ...words) => {
    commands.add(`${service} ${command}`);
    if (command === account.refused) return { status: 254, stdout: '', stderr: 'AccessDenied' };
    const output = calls[command]!(optionsOf(words), [...words, '--query', 'x']);
    return { status: 0, stdout: output === undefined ? '' : JSON.stringify(output), stderr: '' };
  };
  const homeOf = () => {
    const request = { method: 'GET', uri: '/', querystring: {}, headers: {} };
    return viewerRequestSandbox(account.published.code)({ request });
  };
  return { account, aws, commands, homeOf };
}
