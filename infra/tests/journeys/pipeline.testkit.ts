import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { type Contexts, evaluate, resolve, resolveAll } from './expressions.testkit.ts';
import type { Account } from './pipeline-tools.testkit.ts';

type Step = { id?: string; uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> };

type Job = {
  needs?: string | string[];
  if?: string;
  uses?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
  outputs?: Record<string, string>;
  steps?: Step[];
};

export type JobResult = {
  result: 'success' | 'failure' | 'skipped';
  outputs: Record<string, string>;
  printed: string;
  /** Folder in which the job ran; '' if it did not. */
  folder: string;
};

export type Results = Readonly<Record<string, JobResult>>;

type RunOptions = {
  /** The only jobs to run; all if left out. */
  jobs?: readonly string[];
  inputs?: Readonly<Record<string, string>>;
  results?: Results;
  /** Returns the variables of the repository and of the job's environment. */
  vars: (results: Results) => Promise<Record<string, string>>;
};

export function outcomes(results: Results): Record<string, string> {
  return Object.fromEntries(Object.entries(results).map(([name, { result }]) => [name, result]));
}

const skipped: JobResult = { result: 'skipped', outputs: {}, printed: '', folder: '' };

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Opens a repository at GitHub with this tree as its branch `main`, the runner of its workflows, and an account at AWS. */
export async function openPipeline() {
  const folder = await mkdtemp(join(tmpdir(), 'pipeline-'));
  const inFolder = (name: string) => join(folder, name);
  const accountFile = inFolder('account.json');
  const [hub, main, artifacts] = [inFolder('hub'), inFolder('main'), inFolder('artifacts')];
  const pipeline = {
    run,
    commit,
    readAccount: async () => JSON.parse(await readFile(accountFile, 'utf8')) as Account,
    writeAccount: (account: Account) => writeFile(accountFile, JSON.stringify(account)),
    /** Writes a list that content:pull finds in WordPress, and what is wrong there. */
    async publish(list: string, entries: readonly object[], problems: readonly string[] = []) {
      await writeFile(inFolder(`wordpress/${list}.json`), JSON.stringify(entries));
      await writeFile(inFolder('report.json'), JSON.stringify({ problems }));
    },
    /** Returns what the workflow has sent to the editors. */
    readSent: async () =>
      JSON.parse(`[${(await readFile(inFolder('sent'), 'utf8')).trim().replaceAll('\n', ',')}]`) as unknown[],
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
  await mkdir(inFolder('wordpress'));
  await writeFile(inFolder('sent'), '');
  await pipeline.writeAccount({ stacks: {}, published: 'release a1' });
  await writeTools(folder);
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', hub);
  git(hub, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  git(folder, 'clone', '--quiet', hub, main);
  for (const file of git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n')) {
    // A file that is deleted but not yet committed is listed as well.
    if (existsSync(join(root, file))) await cp(join(root, file), join(main, file));
  }
  commit();
  return pipeline;

  /** Commits an empty change to main. Returns the commit. */
  function commit(): string {
    git(main, 'add', '--all');
    git(main, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--allow-empty', '--message=Change');
    git(main, 'push', '--quiet', 'origin', 'HEAD:main');
    return git(main, 'rev-parse', 'HEAD');
  }

  /** Runs a workflow, by the name of its file, and those that it calls. Returns the results of all jobs by name. */
  async function run(workflow: string, { jobs, inputs = {}, results = {}, vars }: RunOptions): Promise<Results> {
    const text = await readFile(join(root, '.github/workflows', `${workflow}.yml`), 'utf8');
    const all = { ...results };
    for (const [name, job] of Object.entries((parse(text) as { jobs: Record<string, Job> }).jobs)) {
      if (jobs && !jobs.includes(name)) continue;
      const needs = Object.fromEntries([job.needs ?? []].flat().map((needed) => [needed, all[needed]]));
      const contexts: Contexts = {
        inputs,
        needs,
        vars: await vars(all),
        secrets: { CMS_PASSWORD: 'abcd efgh', CMS_WEBHOOK_SECRET: 'open sesame' },
        github: { sha: git(main, 'rev-parse', 'HEAD'), server_url: 'https://github.com', repository: 'o/n', run_id: 7 },
      };
      const isReady =
        job.if?.includes('failure()') || Object.values(needs).every((needed) => needed?.result === 'success');
      if (!isReady || (job.if !== undefined && evaluate(job.if, contexts) !== 'true')) {
        all[name] = skipped;
      } else if (job.uses !== undefined) {
        const called = { inputs: resolveAll(job.with, contexts), vars };
        const jobs = await run(basename(job.uses, '.yml'), called);
        const hasFailed = Object.values(jobs).some(({ result }) => result === 'failure');
        Object.assign(all, jobs, { [name]: { ...skipped, result: hasFailed ? 'failure' : 'success' } });
      } else {
        all[name] = await runSteps(name, job, contexts);
      }
    }
    return all;
  }

  async function runSteps(name: string, job: Job, contexts: Contexts): Promise<JobResult> {
    const cwd = await mkdtemp(inFolder(`${name}-`));
    const steps: Record<string, object> = {};
    const all = { ...contexts, steps };
    const variables = resolveAll(job.env, all);
    let printed = '';
    for (const [index, step] of (job.steps ?? []).entries()) {
      if (step.run === undefined) {
        await use(step, resolveAll(step.with, all), cwd);
        continue;
      }
      const files = {
        GITHUB_ENV: join(cwd, `../${name}-env`),
        GITHUB_OUTPUT: join(cwd, `../${name}-output`),
      };
      for (const file of Object.values(files)) await writeFile(file, '');
      const script = inFolder(`${name}-${index}.sh`);
      await writeFile(script, resolve(step.run, all));
      const tools = { PATH: `${inFolder('tools')}:/usr/bin:/bin`, HOME: folder, CI: 'true' };
      // The default shell of a runner.
      const env = { ...tools, ...variables, ...resolveAll(step.env, all), ...files };
      const child = spawn('bash', ['-e', script], { cwd, env });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
      const [status] = (await once(child, 'close')) as [number | null];
      Object.assign(variables, readPairs(await readFile(files.GITHUB_ENV, 'utf8')));
      if (step.id) steps[step.id] = { outputs: readPairs(await readFile(files.GITHUB_OUTPUT, 'utf8')) };
      if (status !== 0) return { result: 'failure', outputs: {}, printed, folder: cwd };
    }
    return { result: 'success', outputs: resolveAll(job.outputs, all), printed, folder: cwd };
  }

  /** Does what an action does; those that install Node.js and ask for credentials change nothing here. */
  async function use({ uses = '' }: Step, values: Record<string, string>, cwd: string): Promise<void> {
    const { ref = '', path = '', name = '', pattern = '' } = values;
    if (uses.startsWith('actions/checkout@')) {
      git(cwd, 'init', '--quiet');
      git(cwd, 'remote', 'add', 'origin', hub);
      git(cwd, 'fetch', '--quiet', '--depth=1', 'origin', ref || 'main');
      git(cwd, 'checkout', '--quiet', 'FETCH_HEAD');
    }
    if (uses.startsWith('actions/upload-artifact@')) {
      await rm(join(artifacts, name), { recursive: true, force: true });
      const paths = path.trim().split('\n');
      for (const file of paths.filter((each) => existsSync(join(cwd, each)))) {
        // The content of a single folder is uploaded without the folder.
        const isFolder = paths.length === 1 && statSync(join(cwd, file)).isDirectory();
        const target = join(artifacts, name, isFolder ? '' : file);
        await cp(join(cwd, file), target, { recursive: true, dereference: true });
      }
    }
    if (uses.startsWith('actions/download-artifact@')) {
      const artifact = join(artifacts, name || pattern);
      if (existsSync(artifact)) await cp(artifact, join(cwd, path), { recursive: true });
      if (name === 'release') await replaceCdk(cwd, folder);
    }
  }
}

/** A runner has Node.js, npm and the AWS CLI; git, bash and the like are those of this machine. */
async function writeTools(folder: string): Promise<void> {
  const tools = join(folder, 'tools');
  await mkdir(tools);
  await symlink(process.execPath, join(tools, 'node'));
  for (const name of ['npm', 'npx', 'aws']) {
    await writeFile(join(tools, name), `#!/bin/sh\nexec ${toolCommand(folder, name)} "$@"\n`);
    await chmod(join(tools, name), 0o755);
  }
}

/** The CDK CLI of the artefact must be whole; deploying needs an account, so a fake takes its place. */
async function replaceCdk(cwd: string, folder: string): Promise<void> {
  const cli = join(cwd, 'node_modules/aws-cdk/bin/cdk');
  const { status, stderr } = spawnSync(process.execPath, [cli, '--version'], { encoding: 'utf8', env: {} });
  if (status !== 0) throw new Error(`Expected the CDK CLI of the artefact to start: ${stderr}`);
  const words = `${toolCommand(folder, 'cdk')} "$@"`;
  await writeFile(
    cli,
    `const { spawnSync } = require('node:child_process');
const { status } = spawnSync('sh', ['-c', ${JSON.stringify(words)}, 'sh', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status;`,
  );
}

function toolCommand(folder: string, tool: string): string {
  const tsx = join(root, 'node_modules/tsx/dist/esm/index.mjs');
  const file = fileURLToPath(new URL('pipeline-tools.testkit.ts', import.meta.url));
  return `${process.execPath} --import ${tsx} ${file} ${folder} ${tool}`;
}

function git(cwd: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split('\n').flatMap((line) => (line.includes('=') ? [line.split(/=(.*)/s, 2)] : [])));
}
