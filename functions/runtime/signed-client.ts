import { AwsClient } from 'aws4fetch';

/** Variables that Lambda sets for every function, and optional endpoints. */
export type AwsVariables = Readonly<Record<string, string | undefined>>;

/**
 * Returns the URL of an AWS service, or `endpoint` in its place, and a client that signs requests to it: 9 kB instead of the
 * SDK's 200 kB. The client makes one attempt.
 */
export function createSignedClient(service: string, variables: AwsVariables, endpoint?: string) {
  const region = variables['AWS_REGION'] ?? 'us-east-1';
  const client = new AwsClient({
    service,
    region,
    accessKeyId: variables['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: variables['AWS_SECRET_ACCESS_KEY'] ?? '',
    sessionToken: variables['AWS_SESSION_TOKEN'],
    retries: 0,
  });
  return { client, url: endpoint ?? `https://${service}.${region}.amazonaws.com` };
}
