import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command, readArguments, UnusableArguments } from '../command.ts';

// The job that may write to the repository runs this file with Node.js alone: neither it nor its imports use a package.

const branch = 'content';

/** Folder of the lists, on the branch and in the tree. */
const pulledFolder = 'web/src/content/pulled';

/** Work tree of the branch, within that of main. */
const branchTree = 'lists';

/** Runs git and returns its output. Throws if it fails. */
export function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

function inBranch(...words: string[]): string {
  return git('-C', branchTree, ...words);
}

/** Fetches the branch, with the parent that an amended commit keeps. Returns whether there is one. */
function fetchBranch(): boolean {
  // Unlike a fetch, this fails only if GitHub does not respond.
  if (git('ls-remote', '--heads', 'origin', branch) === '') return false;
  git('fetch', '--depth=2', 'origin', branch);
  return true;
}

/** Returns when the lists of a commit were pulled. An amended commit keeps its author date. */
function pulledAt(commit: string, run = git): string {
  return new Date(Number(run('log', '-1', '--format=%at', commit)) * 1_000).toISOString();
}

/** Brings the lists of the branch into the tree. Returns their time, `none` if there is no branch and they stay as they are. */
export function takeLists(): string {
  if (!fetchBranch()) return 'none';
  git('checkout', 'FETCH_HEAD', '--', pulledFolder);
  return pulledAt('FETCH_HEAD');
}

/** Opens the folder `lists` with the branch, or with a new one. Returns whether the branch has a commit. */
function openBranch(): boolean {
  const exists = fetchBranch();
  if (exists) {
    git('worktree', 'add', '-B', branch, branchTree, 'FETCH_HEAD');
  } else {
    git('worktree', 'add', '--detach', branchTree);
    inBranch('switch', '--orphan', branch);
  }
  return exists;
}

/** Pushes the lists in the folder `pulled`, if there are any and they differ. Returns the time of the newest lists. */
function storeLists(): string {
  const exists = openBranch();
  const stored = join(branchTree, pulledFolder);
  if (existsSync('pulled')) {
    rmSync(stored, { recursive: true, force: true });
    cpSync('pulled', stored, { recursive: true });
  }
  inBranch('add', '--all');
  const commit = (...words: string[]) =>
    inBranch('-c', 'user.name=content', '-c', 'user.email=content@users.noreply.github.com', 'commit', ...words);
  const hasChanged = (...except: string[]) => inBranch('status', '--porcelain', '--', '.', ...except) !== '';
  if (hasChanged(`:!${pulledFolder}/last-success`)) {
    commit('--message', `Lists of ${new Date().toISOString().slice(0, 16).replace('T', ' ')}`);
    inBranch('push', 'origin', branch);
  } else if (exists && hasChanged()) {
    // Only WordPress was reached again. A commit with a new date would deploy lists that nobody has changed.
    commit('--amend', '--no-edit');
    inBranch('push', '--force', 'origin', branch);
  } else if (!exists) {
    return 'none';
  }
  return pulledAt('HEAD', inBranch);
}

/** `open` gives the pull the lists of the last one, in the folder `lists`; `store` pushes and prints the step's output. */
await command(import.meta.url, 'node infra/commands/pipeline/content-branch.ts open|store', (words) => {
  const [action] = readArguments(words, 1, {}).positionals;
  if (action === 'store') return `lists=${storeLists()}`;
  if (action !== 'open') throw new UnusableArguments(`Expected open or store, got “${action}”.`);
  openBranch();
  return 0;
});
