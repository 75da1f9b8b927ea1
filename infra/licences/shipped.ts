import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build, type Rolldown } from 'vite';
import { siteWorks } from '../../web/build/licences/site-works.ts';
import { packagesOf, type Work } from '../../web/build/licences/work.ts';
import { esbuildOptions } from '../constructs/function/bundling.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything by others that we ship, by the place it is shipped in. Bundles anew; wants a built site. */
export async function shippedWorks(): Promise<Readonly<Record<'site' | 'functions', readonly Work[]>>> {
  const [browser, renderer] = [await siteModules({ ssr: false }), await siteModules({ ssr: true })];
  return { site: siteWorks(browser), functions: packagesOf([...renderer, ...(await functionModules())]) };
}

async function siteModules({ ssr }: { ssr: boolean }): Promise<string[]> {
  const configFile = `${root}web/vite.config.ts`;
  const built = await build({ configFile, logLevel: 'warn', build: { ssr, write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  return output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

/** What esbuild puts into the Lambdas; what the site's renderer holds is no file of its own there. */
async function functionModules(): Promise<string[]> {
  const folders = readdirSync(`${root}functions`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const entries = folders.map(({ name }) => `${root}functions/${name}/entry.ts`);
  const { metafile } = await bundle({
    ...esbuildOptions,
    entryPoints: entries.filter((entry) => existsSync(entry)),
    outdir: root,
    write: false,
    metafile: true,
    absWorkingDir: root,
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? `${root}${file}` : [])),
  );
}
