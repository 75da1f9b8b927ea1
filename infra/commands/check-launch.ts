import { describeSamples, findSamples } from '../../web/build/check-launch.ts';
import { command, readArguments } from './command.ts';

/** Lists the samples and placeholders that are left. */
await command(import.meta.url, 'npm run check:launch', (words) => {
  readArguments(words, 0, {});
  const found = findSamples();
  console.log(describeSamples(found).join('\n'));
  return found.length === 0 ? 0 : 1;
});
