import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/** Copies the tree, with the packages of this one, so that a test may change its pulled lists. */
export async function copySite() {
  const folder = await mkdtemp(join(root, '.cache', 'site-'));
  const isSource = (source: string) => !/\/web\/dist(-next)?$/.test(source);
  for (const name of ['web', 'functions', 'infra', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const client = join(folder, 'web/dist/client');
  return {
    folder,
    pulled: join(folder, 'web/src/content/pulled'),
    build: () => run(folder, 'web/build/build.ts', {}),
    /** Synthesizes the stage that the context names, with the bundles of the functions. Returns the output if it fails. */
    synthesize: (context: Readonly<Record<string, unknown>>) =>
      run(folder, 'infra/commands/synth.ts', {
        CDK_OUTDIR: join(folder, 'cdk.out'),
        CDK_CONTEXT_JSON: JSON.stringify(context),
      }),
    /** Returns every document by its path, without the names of files that contain a hash. */
    async documents() {
      const names = (await readdir(client, { recursive: true })).filter((name) =>
        /^(?!br\/).*\.(html|txt|xml)$/.test(name),
      );
      const texts = names.map(
        async (name) => [name, withoutHashes(await readFile(join(client, name), 'utf8'))] as const,
      );
      return new Map(await Promise.all(texts));
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Runs a script of the copy. Returns the output if it fails. */
async function run(folder: string, script: string, env: Record<string, string>): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: folder, env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const [status] = (await once(child, 'close')) as [number | null];
  return status === 0 ? undefined : printed;
}

/** A change of one page changes the names of its scripts, of the artwork's folder and of the build in all documents. */
function withoutHashes(text: string): string {
  return text
    .replace(/(\/assets\/[\w.-]+?)-[\w-]{7,8}\./g, '$1.')
    .replace(/\/art\/[0-9a-f]{8}\//g, '/art/')
    .replace(/\/report\/[0-9a-f]{8}/g, '/report/');
}
