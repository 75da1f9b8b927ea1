import { build } from 'esbuild';
import { engines } from '../../../package.json' with { type: 'json' };
import { command, readArguments } from '../command.ts';

/** Programs of the jobs that may ask for a token: these neither check out nor install a package. */
export const entryPoints = {
  deploy: 'infra/commands/deploy.ts',
  'check-site': 'infra/commands/check-site/check-site.ts',
  'switch-back': 'infra/commands/pipeline/switch-back.ts',
  live: 'infra/commands/pipeline/live.ts',
};

/** Bundles the programs, each with all that it imports, as `NAME.mjs` in a folder. */
export async function bundlePrograms(outdir: string): Promise<void> {
  const options = { platform: 'node', format: 'esm', target: engines.node.replace('>=', 'node') } as const;
  await build({ entryPoints, outdir, bundle: true, outExtension: { '.js': '.mjs' }, logLevel: 'warning', ...options });
}

await command(import.meta.url, 'npm run build:programs -- FOLDER', async (words) => {
  const [folder = ''] = readArguments(words, 1, {}).positionals;
  await bundlePrograms(folder);
  return 0;
});
