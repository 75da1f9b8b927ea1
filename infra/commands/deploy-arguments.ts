import { isStageName, unknownStage } from '../stack/stages/stages.ts';

export type DeployArguments = {
  stageName: string;
  /** Values of `-c key=value`. */
  context: Record<string, string>;
  only: 'synth' | 'deploy' | 'all';
  allowRemoval: boolean;
  listsOnly: boolean;
  /** All other options, which belong to `cdk deploy`. */
  cdkOptions: readonly string[];
};

/** Returns the arguments of `npm run deploy`. Throws one sentence for a stage or a step that does not exist. */
export function readDeployArguments([stageName = '', ...words]: readonly string[]): DeployArguments {
  if (!isStageName(stageName)) throw new Error(unknownStage(stageName, ': npm run deploy -- dev'));
  const options = { allowRemoval: false, listsOnly: false };
  const read: DeployArguments = { stageName, context: {}, only: 'all', ...options, cdkOptions: [] };
  const cdkOptions: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const next = words[index + 1] ?? '';
    if (word === '--allow-removal') {
      read.allowRemoval = true;
    } else if (word === '--lists-only') {
      read.listsOnly = true;
    } else if (word === '--only') {
      if (next !== 'synth' && next !== 'deploy') throw new Error(`Expected --only synth or deploy, got “${next}”.`);
      read.only = next;
      index++;
    } else if (word === '-c' || word === '--context') {
      const [key = '', ...value] = next.split('=');
      read.context[key] = value.join('=');
      index++;
    } else {
      cdkOptions.push(word);
    }
  }
  return { ...read, cdkOptions };
}
