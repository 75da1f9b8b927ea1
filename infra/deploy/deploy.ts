import { spawnSync } from 'node:child_process';
import { formerHashes } from './former-hashes.ts';
import { readStage, siteOrigin, stages, type Stage } from '../stages.ts';

/** `npm run deploy -- STAGE [-c key=value …]`: builds, checks, then synthesizes and deploys one stage. */
const [name = '', ...options] = process.argv.slice(2);

if (!Object.hasOwn(stages, name)) {
  console.error(`Expected a stage, one of ${Object.keys(stages).join(', ')}, got “${name}”: npm run deploy -- dev.`);
  process.exitCode = 1;
} else {
  process.exitCode = await deploy(name, options);
}

/**
 * Exit code of the first step that failed, or 0. Values are checked before the build, so that a typing error is cheap.
 */
async function deploy(stageName: string, given: readonly string[]): Promise<number> {
  let stage: Stage;
  try {
    stage = readStage({ ...contextIn(given), stage: stageName });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const { scripts, styles } = stage.domain ? await formerHashes(siteOrigin(stage), fetch) : { scripts: [], styles: [] };
  const former = [
    ...(scripts.length > 0 ? ['-c', `formerScripts=${scripts.join(',')}`] : []),
    ...(styles.length > 0 ? ['-c', `formerStyles=${styles.join(',')}`] : []),
  ];
  const steps: [command: string, ...options: string[]][] = [['npm', 'run', '--silent', 'build']];
  if (stageName === 'prod' && !stage.allowSamples) steps.push(['npm', 'run', '--silent', 'check:launch']);
  steps.push(['npx', 'cdk', 'deploy', '--all', '-c', `stage=${stageName}`, ...former, ...given]);
  for (const [command, ...words] of steps) {
    const { status } = spawnSync(command, words, { stdio: 'inherit' });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** Values of `-c key=value` among the options; all others are cdk's own. */
function contextIn(given: readonly string[]): Record<string, string> {
  const pairs = given.flatMap((option, index) => {
    if (given[index - 1] !== '-c' && given[index - 1] !== '--context') return [];
    const equals = option.indexOf('=');
    return equals > 0 ? [[option.slice(0, equals), option.slice(equals + 1)] as const] : [];
  });
  return Object.fromEntries(pairs);
}
