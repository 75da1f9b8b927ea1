import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Permissions = Record<string, string>;
type Job = { uses?: string; permissions?: Permissions; steps?: { uses?: string }[] };
type Workflow = { permissions: Permissions; jobs: Record<string, Job> };

// What the jobs do is shown by running them: tests/journeys/pipeline.test.ts.
const folder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const workflows = readdirSync(folder).map((name) => parse(readFileSync(folder + name, 'utf8')) as Workflow);
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const actionsOf = ({ steps = [] }: Job) => steps.flatMap(({ uses }) => uses ?? []);

test('every action is pinned to a commit, because a tag can be moved', () => {
  const actions = jobs.flatMap(([, job]) => actionsOf(job));
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('only jobs that use AWS may ask for a token, and they neither check out nor install a package', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
  const trusted = jobs.filter(([, { permissions, uses }]) => permissions?.['id-token'] && !uses);
  expect(trusted.map(([name]) => name).sort()).toEqual(['content', 'live', 'prod', 'staging']);
  for (const [, job] of trusted) {
    expect(job.permissions).toEqual({ 'id-token': 'write' });
    expect(actionsOf(job).join()).not.toContain('actions/checkout');
    expect(JSON.stringify(job)).not.toMatch(/\bnp[mx]\b/);
  }
});
