import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { devEngines, engines, scripts } from '../../package.json' with { type: 'json' };
import config from '../tests/vitest.config.ts';
import { entryPoints } from './pipeline/programs.ts';

type Permissions = Record<string, string>;
type Job = {
  needs?: string | string[];
  uses?: string;
  permissions?: Permissions;
  outputs?: Record<string, string>;
  strategy?: { matrix: { part?: string[] } };
  steps?: { id?: string; uses?: string; run?: string }[];
};
type Workflow = { permissions: Permissions; jobs: Record<string, Job> };

// What the steps do is shown by running them: infra/commands/pipeline/ and tests/journeys/pipeline.test.ts.
const workflowFolder = fileURLToPath(new URL('../../.github/workflows/', import.meta.url));
const workflows = readdirSync(workflowFolder).map(
  (name) => parse(readFileSync(workflowFolder + name, 'utf8')) as Workflow,
);
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const actionsOf = ({ steps = [] }: Job) => steps.flatMap(({ uses }) => uses ?? []);

test('every action is pinned to a commit, because a tag can be moved', () => {
  const actions = jobs.flatMap(([, job]) => actionsOf(job));
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('CI tests on the oldest Node.js of package.json, and on that of the functions, which all other jobs use', () => {
  const text = readdirSync(workflowFolder).map((name) => readFileSync(workflowFolder + name, 'utf8'));
  const versions = text.join('').matchAll(/\bnode(?:-version)?: (?:\['([\d.]+)', )?'?([\d.]+)/g);
  const [oldest, newest] = [new Set<string>(), new Set<string>()];
  for (const [, first, version = ''] of versions) {
    if (first) oldest.add(first);
    newest.add(version);
  }
  expect([...oldest]).toEqual([engines.node.replace('>=', '') + '.0']);
  expect([...newest]).toEqual([devEngines.runtime.version]);
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

test('the job that may write to the repository installs no package', () => {
  const writing = jobs.filter(([, { permissions }]) => permissions?.['contents'] === 'write');
  expect(writing.map(([name]) => name)).toEqual(['push']);
  expect(JSON.stringify(writing)).not.toMatch(/\bnp[mx]\b/);
});

test('each step runs one command, and its script or program exists', () => {
  const programs = Object.keys(entryPoints).map((name) => `${name}.mjs`);
  const isKnown = (run: string) => {
    const [, tool, name = ''] = /^(npm run|node) (\S+)[^\n]*$/.exec(run) ?? [];
    if (tool === 'npm run') return name in scripts;
    if (tool === 'node') return programs.includes(name) || existsSync(new URL(`../../${name}`, import.meta.url));
    return /^npm (ci --min-release-age=0|test|audit --\S+|start & curl .*)$|^curl [^\n]*$/.test(run);
  };
  const runs = jobs.flatMap(([, { steps = [], strategy }]) =>
    steps.flatMap(({ run }) => (run === '${{ matrix.part }}' ? (strategy?.matrix.part ?? []) : (run?.trim() ?? []))),
  );
  expect(runs.length).toBeGreaterThan(15);
  expect(runs.filter((run) => !isKnown(run))).toEqual([]);
});

test('a commit of prod that lacks the script is not built, and its run does not fail', () => {
  const folder = mkdtempSync(`${tmpdir()}/older-`);
  writeFileSync(`${folder}/package.json`, '{"scripts":{}}');
  const { build } = (parse(readFileSync(`${workflowFolder}deploy.yml`, 'utf8')) as Workflow).jobs;
  const run = build?.steps?.find((step) => step.run?.includes('build:release'))?.run?.replace(/\$\{\{.*\}\}/, 'prod');
  const { status } = spawnSync('bash', ['-e', '-c', run ?? 'false'], { cwd: folder });
  expect([status, readdirSync(folder)]).toEqual([0, ['package.json']]);
  rmSync(folder, { recursive: true });
});

// GitHub replaces an unknown one by '', and without prod's commit content.yml would deploy main.
test('a job reads only outputs that a job before it declares, and declares those of steps that it has', () => {
  const unknown = workflows.flatMap((workflow) =>
    Object.values(workflow.jobs).flatMap((job) => {
      const text = JSON.stringify(job);
      const outputs = [job.needs ?? []].flat().flatMap((need) => {
        return Object.keys(workflow.jobs[need]?.outputs ?? {}).map((name) => `needs.${need}.outputs.${name}`);
      });
      const ids = (job.steps ?? []).flatMap(({ id }) => (id ? `steps.${id}` : []));
      const read = text.match(/\b(needs\.\w+\.outputs\.\w+|steps\.\w+)/g) ?? [];
      return read.filter((name) => ![...outputs, ...ids].includes(name));
    }),
  );
  expect(unknown).toEqual([]);
});

test('the parts of the night run every project of the tests, and all shards of a project', () => {
  const parts = jobs.flatMap(([, { strategy }]) => strategy?.matrix.part ?? []);
  const scriptOf = (part: string) => scripts[(/^npm (?:run )?([\w:]+)/.exec(part)?.[1] ?? '') as keyof typeof scripts];
  const run = parts.flatMap((part) => [...scriptOf(part).matchAll(/--project (\w+)/g)].map(([, name]) => name));
  const projects = config.test?.projects?.map((project) => (project as { test: { name: string } }).test.name);
  expect(new Set(run)).toEqual(new Set(projects));
  const shards = parts.flatMap((part) => /--shard=(\S+)/.exec(part)?.[1] ?? []);
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
});
