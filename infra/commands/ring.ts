import { setTimeout as wait } from 'node:timers/promises';
import { awsCli, readAws, type AwsCli } from './aws-cli.ts';
import { command, readArguments, stackOf } from './command.ts';

export type RingOptions = { aws: AwsCli /** Waits before the history is read again. */; pause: () => Promise<unknown> };

/** Number of times the alarm's history is read; CloudWatch writes it within seconds. */
const attempts = 10;

/**
 * Sets one alarm of the stack to ALARM and back to OK. Returns a sentence for the operator once CloudWatch has published
 * both to the alarm topic. Throws one sentence if it could not, or if nobody has subscribed to the topic.
 */
export async function ringAlarm(stack: string, { aws, pause }: RingOptions): Promise<string> {
  const query = "StackResourceSummaries[?ResourceType=='AWS::CloudWatch::Alarm'].PhysicalResourceId";
  const alarms = readAws(aws, 'cloudformation', 'list-stack-resources', '--stack-name', stack, '--query', query);
  const [alarm] = alarms as string[];
  if (!alarm) throw new Error(`Expected an alarm in ${stack}, found none.`);
  checkSubscription(aws, alarm);
  const before = readActions(aws, alarm).length;
  for (const state of ['ALARM', 'OK']) {
    const reason = 'Test of the alarm mailbox; nothing is wrong.';
    const words = ['--alarm-name', alarm, '--state-value', state, '--state-reason', reason];
    readAws(aws, 'cloudwatch', 'set-alarm-state', ...words);
  }
  for (let attempt = 0; attempt < attempts; attempt++) {
    const actions = readActions(aws, alarm);
    const added = actions.slice(0, actions.length - before);
    const failed = added.find((summary) => !summary.startsWith('Successfully'));
    if (failed) throw new Error(`CloudWatch could not publish ${alarm}: ${failed}`);
    if (added.length >= 2) {
      return `CloudWatch published ${alarm} twice: two emails arrive in the alarm mailbox within a minute.`;
    }
    await pause();
  }
  throw new Error(`Expected two actions in the history of ${alarm}, got fewer.`);
}

function checkSubscription(aws: AwsCli, alarm: string): void {
  const action = 'MetricAlarms[0].AlarmActions[0]';
  const topic = readAws(aws, 'cloudwatch', 'describe-alarms', '--alarm-names', alarm, '--query', action) as string;
  const query = 'Subscriptions[].SubscriptionArn';
  const subscriptions = readAws(aws, 'sns', 'list-subscriptions-by-topic', '--topic-arn', topic, '--query', query);
  if ((subscriptions as string[]).some((subscription) => subscription.startsWith('arn:'))) return;
  throw new Error(
    `Nobody receives the alarms of ${topic}: set alarmMailbox and confirm the subscription that arrives there.`,
  );
}

/** Returns CloudWatch's outcomes of the alarm's actions, the newest first. */
function readActions(aws: AwsCli, alarm: string): string[] {
  const query = 'AlarmHistoryItems[].HistorySummary';
  const words = ['--alarm-name', alarm, '--history-item-type', 'Action', '--query', query];
  return readAws(aws, 'cloudwatch', 'describe-alarm-history', ...words) as string[];
}

/** Sets one alarm of a stage to ALARM and back, and says whether CloudWatch could publish it. */
await command(import.meta.url, 'npm run ring -- STAGE', (words) =>
  ringAlarm(stackOf(readArguments(words, 1, {}).positionals[0]), { aws: awsCli, pause: () => wait(3_000) }),
);
