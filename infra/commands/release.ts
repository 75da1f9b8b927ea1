import { isStageName, stackName, unknownStage } from '../stack/stages/stages.ts';
import { awsCli } from './aws-cli.ts';
import { listReleases, readOutputs } from './releases.ts';
import { switchRelease } from './switch-release.ts';

/** `npm run release -- STAGE ID` switches a stage to a release, `-- STAGE list` prints the releases that it has. */
const [name = '', id = ''] = process.argv.slice(2);
try {
  if (!isStageName(name)) throw new Error(unknownStage(name, ': npm run release -- dev list'));
  if (id === '') throw new Error(`Expected the id of a release, or list: npm run release -- ${name} list.`);
  const stack = stackName({ name });
  const lines =
    id === 'list'
      ? listReleases(awsCli, readOutputs(awsCli, stack)).map(
          ({ id: release, deployedAt, isLive }) => `${release}  ${deployedAt}${isLive ? '  live' : ''}`,
        )
      : [switchRelease(stack, id, awsCli)];
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
