import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = 'infra/commands/pipeline/content-branch.ts';
const pulled = 'web/src/content/pulled';

// Node.js 24 of the pipeline reads TypeScript; an older one reads it by tsx, which finds packages in no other folder.
const readTypeScript = Number(process.versions.node.split('.')[0]) < 24 ? ['--import', import.meta.resolve('tsx')] : [];

/** What the program needs: no packages, because the job that may write to the repository installs none. */
const sources = ['package.json', 'infra/commands/command.ts', program];

type Files = Readonly<Record<string, string>>;

/** A repository at GitHub, whose branch `main` has the program, and jobs that check it out as Actions does. */
function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'content-branch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [hub, main] = [join(folder, 'hub'), join(folder, 'main')];
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', hub);
  git(folder, 'clone', '--quiet', hub, main);
  for (const name of sources) cpSync(join(root, name), join(main, name), { recursive: true });
  git(main, 'add', '--all');
  git(main, '-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message=Change');
  git(main, 'push', '--quiet', 'origin', 'HEAD:main');

  /** Runs a step in a checkout of main, at a time in minutes, with these files in the folder `downloaded`. */
  function step(action: string, minute: number, downloaded?: Files) {
    const cwd = mkdtempSync(join(folder, 'job-'));
    git(folder, 'clone', '--quiet', '--depth=1', `file://${hub}`, cwd);
    if (downloaded) writeFiles(join(cwd, 'pulled'), downloaded);
    const date = `2026-11-20T12:${minute}:00Z`;
    const env = { PATH: process.env.PATH, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const result = spawnSync(process.execPath, [...readTypeScript, program, action], { cwd, env, encoding: 'utf8' });
    return { ...result, cwd };
  }

  return {
    hub,
    step,
    /** Runs the step that stores. Returns the outputs that it prints. */
    store: (minute: number, downloaded?: Files) => {
      const { status, stdout, stderr } = step('store', minute, downloaded);
      if (status !== 0) throw new Error(stderr);
      return stdout.trim();
    },
    /** Commits of the branch `content`, the newest first. */
    commits: () => git(hub, 'log', '--format=%s', 'content').split('\n'),
    read: (name: string) => git(hub, 'show', `content:${pulled}/${name}`),
  };
}

function git(cwd: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${words.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

const first = { 'jobs.json': '[1]', 'team.json': '[]', 'last-success': '12:10' };

/** For a busy machine: each step starts git a dozen times. */
const timeoutMs = 120_000;

test(
  'changed lists become a commit, and if WordPress has only been reached again, its time is stored and the lists keep theirs',
  () => {
    const { hub, store, commits, read } = setUp();
    expect(store(10, first)).toBe('lists=2026-11-20T12:10:00.000Z');
    expect(git(hub, 'ls-tree', '-r', '--name-only', 'content').split('\n')).toEqual(
      ['jobs.json', 'last-success', 'team.json'].map((name) => `${pulled}/${name}`),
    );
    expect(store(20, { 'jobs.json': '[2]', 'last-success': '12:20' })).toBe('lists=2026-11-20T12:20:00.000Z');
    expect(() => read('team.json')).toThrow('does not exist');
    expect(store(30, { 'jobs.json': '[2]', 'last-success': '12:30' })).toBe('lists=2026-11-20T12:20:00.000Z');
    expect([commits().length, read('jobs.json'), read('last-success')]).toEqual([2, '[2]', '12:30']);
  },
  timeoutMs,
);

test(
  'a pull starts from the lists of the last one, the first from none, and one that left no lists stores nothing',
  () => {
    const { hub, store, step, commits } = setUp();
    expect(readdirSync(join(step('open', 10).cwd, 'lists'))).toEqual(['.git']);
    expect(store(10)).toBe('lists=none');
    expect(git(hub, 'branch', '--list', 'content')).toBe('');
    store(20, first);
    expect(store(30)).toBe('lists=2026-11-20T12:20:00.000Z');
    expect(commits()).toHaveLength(1);
    const { cwd } = step('open', 30);
    expect(readFileSync(join(cwd, 'lists', pulled, 'jobs.json'), 'utf8')).toBe('[1]');
  },
  timeoutMs,
);

test.each(['open', 'store'])('if GitHub does not respond, “%s” fails and prints no output', (action) => {
  const { hub, step } = setUp();
  const { cwd } = step('open', 10);
  rmSync(hub, { recursive: true });
  const words = [...readTypeScript, program, action];
  const { status, stdout } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
});
