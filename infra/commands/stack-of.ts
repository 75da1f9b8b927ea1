import { isStageName, stackName, unknownStage } from '../stack/stages/stages.ts';
import { UnusableArguments } from './command.ts';

/** Returns the name of a stage's stack. Throws UnusableArguments if there is no such stage. */
export function stackOf(name = ''): string {
  if (!isStageName(name)) throw new UnusableArguments(unknownStage(name));
  return stackName({ name });
}
