import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { lambdaNode } from '../constructs/function/bundling.ts';

/** A workflow's text. */
function workflow(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../.github/workflows/${name}.yml`, import.meta.url)), 'utf8');
}

/** Commands of package.json that a workflow runs; npm's own are not among them. */
function commandsOf(text: string): string[] {
  const run = [...text.matchAll(/\bnpm (start|test)\b|\bnpm run ([\w:]+)/g)];
  return run.map(([, short, named]) => short ?? named ?? '');
}

test('the check of every change runs the two commands of the README, and a synthesis', () => {
  expect(commandsOf(workflow('ci'))).toEqual(expect.arrayContaining(['test', 'start', 'synth']));
});

test('every change is checked on the oldest Node.js that is promised and on the one that functions run on', () => {
  const oldest = Number(/^>=(\d+)/.exec(packageJson.engines.node)?.[1]);
  expect(workflow('ci')).toContain(`node: [${oldest}, ${lambdaNode}]`);
  expect(workflow('deploy')).toContain(`node-version: ${lambdaNode}`);
});

test('a deployment is looked at when it is done, and production waits for staging', () => {
  const text = workflow('deploy');
  expect(commandsOf(text)).toEqual(['deploy', 'check:site']);
  expect(text).toContain('check:site -- "$ADDRESS" --mail "$MAIL"');
  expect(text).toMatch(/prod:\n\s+needs: staging\n\s+environment: prod/);
});

test.each(['ci', 'deploy'])('%s runs only commands that there are, and holds no key', (name) => {
  const text = workflow(name);
  const commands = commandsOf(text);
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((command) => !Object.hasOwn(packageJson.scripts, command))).toEqual([]);
  expect(text).not.toMatch(/secrets\.|access-key|AWS_SECRET/i);
});

test('the role of a deployment is taken on by OIDC', () => {
  expect(workflow('deploy')).toMatch(/id-token: write[\s\S]*role-to-assume:/);
});
