import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { lambdaNode } from '../bundling.ts';
import type { CanaryConfig } from './canary.function.ts';

/** Returns the canary as CommonJS. Lambda accepts inline code of at most 4 KB. */
export function canaryCode(config: CanaryConfig): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('canary.function.ts', import.meta.url))],
    define: { config: JSON.stringify(config) },
    bundle: true,
    format: 'cjs',
    target: `node${lambdaNode}`,
    minifySyntax: true,
    minifyWhitespace: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}
