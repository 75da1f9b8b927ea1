import { stackOf } from './aws-cli.ts';
import { command, readArguments } from './command.ts';
import { contextOption, readContext, synthesize } from './deploy.ts';

/** Writes the stack of a stage to `cdk.out/STAGE`, without an account. */
await command(import.meta.url, 'npm run synth -- [STAGE] [-c key=value …]', (words) => {
  const { positionals, values } = readArguments(words, [0, 1], contextOption);
  const { stage = 'dev', ...context } = readContext(values.context);
  const [name = stage] = positionals;
  stackOf(name);
  return synthesize(name, context);
});
