import { createSignedClient, type AwsVariables } from '../../runtime/signed-client.ts';

/**
 * Returns a function that returns whether one of these topics has no confirmed subscription. It rejects if SNS returns an
 * error, or nothing for 5 s. `arns` are separated by commas.
 */
export function createSilenceCheck(arns: string, variables: AwsVariables): () => Promise<boolean> {
  const { client, url } = createSignedClient('sns', variables, variables['AWS_ENDPOINT_URL_SNS']);
  const isSilent = async (arn: string) => {
    const response = await client.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ Action: 'ListSubscriptionsByTopic', Version: '2010-03-31', TopicArn: arn })),
      signal: AbortSignal.timeout(5_000),
      redirect: 'error',
    });
    const xml = await response.text();
    if (!response.ok) throw new Error(`SNS responded with ${response.status}.`);
    // All others are `PendingConfirmation` or `Deleted`.
    return !xml.includes('<SubscriptionArn>arn:');
  };
  const topics = arns.split(',').filter((arn) => arn !== '');
  return async () => (await Promise.all(topics.map(isSilent))).includes(true);
}
