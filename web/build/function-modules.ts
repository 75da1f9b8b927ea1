import { fileURLToPath } from 'node:url';
import { evaluateStatic } from './plugins/static-modules.ts';

/** Static modules that functions import; their bundles contain the constants of the build. */
const names = ['jobs.static'] as const;

/** Files of the built modules by the specifier with which functions import them. */
export const functionModules: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [
    `#content/collections/${name}.ts`,
    fileURLToPath(new URL(`../dist/server/${name}.js`, import.meta.url)),
  ]),
);

/** Returns the modules as files for the folder of the renderer. */
export async function evaluateFunctionModules(): Promise<{ file: string; code: string }[]> {
  return Promise.all(
    names.map(async (name) => ({
      file: `${name}.js`,
      code: await evaluateStatic(new URL(`../src/content/collections/${name}.ts`, import.meta.url).href),
    })),
  );
}
