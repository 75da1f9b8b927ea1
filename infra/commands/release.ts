import { awsCli, stackOf } from './aws-cli.ts';
import { command, readArguments } from './command.ts';
import { listReleases, readOutputs } from './releases.ts';
import { switchRelease } from './switch-release.ts';

/** `list` prints the releases that a stage has; the id of one switches the stage to it. */
await command(import.meta.url, 'npm run release -- STAGE ID|list', (words) => {
  const [name, id = ''] = readArguments(words, 2, {}).positionals;
  const stack = stackOf(name);
  if (id !== 'list') return switchRelease(stack, id, awsCli);
  return listReleases(awsCli, readOutputs(awsCli, stack))
    .map(({ id: release, deployedAt, isLive }) => `${release}  ${deployedAt}${isLive ? '  live' : ''}`)
    .join('\n');
});
