import { expect, test } from 'vitest';
import type { AwsCli } from './aws-cli.ts';
import { ringAlarm } from './ring.ts';

const subscription = 'arn:of:a:subscription';

type Account = { alarms?: string[]; subscriptions?: string[] };

/** An account with one old action in the alarm's history; `added` are the outcomes of the states that are set. */
function setUp(
  added: string[],
  { alarms = ['Website-prod-DeadLetters'], subscriptions = [subscription] }: Account = {},
) {
  const states: string[] = [];
  const history = ['Successfully executed action arn:of:the:topic'];
  const aws: AwsCli = (_, command, ...words) => {
    const succeed = (output: unknown) => ({ status: 0, stdout: JSON.stringify(output), stderr: '' });
    if (command === 'list-stack-resources') return succeed(alarms);
    if (command === 'describe-alarms') return succeed('arn:of:the:topic');
    if (command === 'list-subscriptions-by-topic') return succeed(subscriptions);
    if (command === 'describe-alarm-history') return succeed(history);
    states.push(words[words.indexOf('--state-value') + 1] ?? '');
    history.unshift(...added.splice(0, 1));
    return { status: 0, stdout: '', stderr: '' };
  };
  return { states, ring: () => ringAlarm('Website-prod', { aws, pause: () => Promise.resolve() }) };
}

const published = 'Successfully executed action arn:of:the:topic';

test('an alarm of the stack is set to ALARM and back, and the sentence says what the operator should receive', async () => {
  const { states, ring } = setUp([published, published]);
  expect(await ring()).toContain('CloudWatch published Website-prod-DeadLetters twice: two emails arrive');
  expect(states).toEqual(['ALARM', 'OK']);
});

test('an alarm that CloudWatch may not publish fails with CloudWatch’s reason', async () => {
  const { ring } = setUp(['Failed to execute action arn:of:the:topic. Received error: "not authorized"', published]);
  await expect(ring()).rejects.toThrow(/could not publish .* "not authorized"/);
});

test('an alarm whose actions never appear fails', async () => {
  await expect(setUp([]).ring()).rejects.toThrow('Expected two actions in the history');
});

test('a stack without alarms fails', async () => {
  await expect(setUp([], { alarms: [] }).ring()).rejects.toThrow('Expected an alarm in Website-prod, found none.');
});

test.each([[[]], [['PendingConfirmation']]])(
  'an alarm that nobody receives (%o) fails before it is set',
  async (to) => {
    const { states, ring } = setUp([published, published], { subscriptions: to });
    await expect(ring()).rejects.toThrow('Nobody receives the alarms of arn:of:the:topic');
    expect(states).toEqual([]);
  },
);
