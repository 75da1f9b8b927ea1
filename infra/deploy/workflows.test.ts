import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { lambdaNode } from '../constructs/function/bundling.ts';

const [workflow, nightly, content] = ['ci', 'nightly', 'content'].map((name) =>
  readFileSync(fileURLToPath(new URL(`../../.github/workflows/${name}.yml`, import.meta.url)), 'utf8'),
) as [string, string, string];

/** Text of each job by its name. */
const jobs = Object.fromEntries(
  [...(workflow.split('\njobs:\n')[1] ?? '').matchAll(/^ {2}(\w+):\n((?: {4}.*\n|\n)+)/gm)].map(
    ([, name = '', text = '']) => [name, text],
  ),
);

test('a change is tested, built once, deployed to staging, and only then deployed to production', () => {
  const order = Object.entries(jobs).map(([name, text]) => [/needs: (\w+)/.exec(text)?.[1], name]);
  expect(order).toEqual([
    [undefined, 'test'],
    ['test', 'build'],
    ['build', 'staging'],
    ['staging', 'prod'],
  ]);
  expect(workflow.match(/npm run build$/gm)).toHaveLength(1);
});

test('only the jobs that deploy may ask for a token, and they install nothing but the CDK CLI', () => {
  const [head = ''] = workflow.split('\njobs:\n');
  expect(head).not.toContain('id-token');
  expect(Object.keys(jobs).filter((name) => jobs[name]!.includes('id-token: write'))).toEqual(['staging', 'prod']);
  expect(jobs['prod']).toContain('steps: *deploy');
  const installs = jobs['staging']!.match(/\b(npm|npx|pip|apt-get|curl)\b.*$/gm);
  expect(installs).toEqual([expect.stringMatching(/^npm install --global --ignore-scripts "aws-cdk@/)]);
});

test('one deployment at a time runs for a stage, in the environment of its name', () => {
  for (const stage of ['staging', 'prod']) {
    expect(jobs[stage]).toContain(`environment: ${stage}\n`);
    expect(jobs[stage]).toContain(`concurrency: ${stage}\n`);
  }
});

test('every action is pinned to a commit, because a tag can be moved', () => {
  const actions = [...(workflow + nightly + content).matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every change is tested on the oldest supported Node.js and on that of the functions', () => {
  const oldest = Number(/^>=(\d+)/.exec(packageJson.engines.node)?.[1]);
  expect(jobs['test']).toContain(`node: [${oldest}, ${lambdaNode}]`);
  expect(jobs['build']).toContain(`node-version: ${lambdaNode}`);
});

test('every night the full suite runs', () => {
  expect(nightly).toMatch(/schedule:\n\s+- cron: /);
  expect(nightly).toMatch(/run: npm run test:full$/m);
});

test('every command of the workflows exists', () => {
  const commands = [...(workflow + nightly).matchAll(/\bnpm run ([\w:]+)/g)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(2);
  expect(commands.filter((command) => !Object.hasOwn(packageJson.scripts, command))).toEqual([]);
});

test('a changed list is stored on the branch from which the build takes the lists, and then main is deployed', () => {
  const [, branch = ''] = /git push origin (\w+)\n/.exec(content) ?? [];
  expect(content.indexOf('npm run content:pull')).toBeLessThan(content.indexOf('git push'));
  expect(content).toContain('gh workflow run ci.yml --ref main');
  expect(jobs['build']).toContain(`git fetch --depth=1 origin ${branch}\n`);
  expect(jobs['build']!.indexOf('git checkout FETCH_HEAD')).toBeLessThan(jobs['build']!.indexOf('npm run build\n'));
  expect(jobs['test']).not.toContain('git fetch');
});
