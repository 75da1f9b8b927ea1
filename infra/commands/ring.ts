import { setTimeout as wait } from 'node:timers/promises';
import { isStageName, stackName, unknownStage } from '../stack/stages/stages.ts';
import { awsCli } from './aws-cli.ts';
import { ringAlarm } from './ring-alarm.ts';

/** `npm run ring -- STAGE`: sets one alarm of a stage to ALARM and back, and says whether CloudWatch could publish it. */
const [name = ''] = process.argv.slice(2);
try {
  if (!isStageName(name)) throw new Error(unknownStage(name, ': npm run ring -- dev'));
  console.log(await ringAlarm(stackName({ name }), { aws: awsCli, pause: () => wait(3_000) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
