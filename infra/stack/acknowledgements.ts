import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Acknowledges each finding of cdk-nag that is intended, by name and with the reason. */
export function acknowledgeFindings(stack: Stack): void {
  const part = (...ids: string[]) => ids.reduce<IConstruct>((construct, id) => construct.node.findChild(id), stack);
  const [siteBucket, outboxBucket] = [part('Website', 'Bucket'), part('Outbox', 'Bucket')];
  const outbox = logicalId(stack, outboxBucket);
  const site = logicalId(stack, siteBucket);
  acknowledge(siteBucket, ['S1', 'Only CloudFront reads it and only a deployment writes it; its versions tell when.']);
  acknowledge(outboxBucket, ['S1', 'Functions log each message by its reference; a second log would be of visitors.']);
  const distribution = part('Website', 'Distribution');
  Validations.of(distribution).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The edge function rewrites / and the distribution has a defaultRootObject: no request reaches the list.',
  });
  acknowledge(
    distribution,
    ['CFR1', 'The site is for visitors of every country.'],
    ['CFR2', 'Only a stage that does without the firewall to save its price; production has it.'],
    ['CFR3', 'It logs by standard logging (v2), which cdk-nag does not know: the older logs hold visitors’ addresses.'],
    ['CFR4', 'Only a stage without a domain, as CloudFront’s certificate fixes the protocol; others have TLS 1.2.'],
  );
  const noAccounts = 'Visitors have no accounts; the resource policy admits CloudFront alone.';
  acknowledge(
    part('Api'),
    ['APIG2', 'A form’s body is JSON sent as text/plain, which no model describes; send-email checks every field.'],
    ['APIG3', 'The firewall is in front of CloudFront, and the API rejects requests that bypass CloudFront.'],
    ['APIG4', noAccounts],
    ['APIG6', 'Execution logs hold headers and parts of bodies; access log and functions’ logs say enough.'],
    ['COG4', noAccounts],
    ['SMG4', 'Header and policy change together only in a deployment; the runbook says how to make a new value.'],
    [managed('AmazonAPIGatewayPushToCloudWatchLogs'), 'API Gateway takes exactly this policy.'],
  );
  const rights: Readonly<Record<string, string[]>> = {
    SendEmail: ['waiting'],
    CmsWebhook: ['waiting'],
    DeliverEmail: ['waiting', 'deliveries', 'sent', 'reminders'],
    MailEvents: ['waiting', 'sent', 'delivered', 'deliveries'],
    ...(stack.node.tryFindChild('SendReceipt') && { SendReceipt: ['receipts'] }),
    RequeueEmails: ['waiting', 'deliveries', 'reminders'],
  };
  const unnamed = 'A key is the hash of a message, so none can be named; rights.test.ts lists the rights.';
  for (const [id, folders] of Object.entries(rights)) {
    for (const folder of folders) acknowledge(part(id), [`IAM5[Resource::<${outbox}.Arn>/${folder}/*]`, unnamed]);
  }
  acknowledge(part('RequeueEmails'), ['IAM5[Resource::*]', 'It reads the results of queries, which have no ARN.']);
  for (const id of ['CmsWebhook', 'BlogPreview']) {
    acknowledge(part(id), ['SMG4', 'WordPress has a copy, which nothing would change; the runbook renews both.']);
  }
  acknowledge(part('MailKey'), [
    'SMG4',
    'A new one would end every thread in the office’s mail program. What else it signs is valid for an hour.',
  ]);
  const deployments = stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  for (const deployment of deployments) acknowledgeDeployment(deployment, site);
}

const managed = (policy: string) => `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/${policy}]`;

/** Lambda function that CDK creates for BucketDeployment; the library fixes its rights. */
function acknowledgeDeployment(deployment: IConstruct, site: string): void {
  const reason = 'CDK’s function that copies the built site in a deployment; its rights are fixed in the library.';
  const actions = ['s3:Abort*', 's3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:DeleteObject*'];
  acknowledge(
    deployment,
    ['L1', reason],
    [managed('AWSLambdaBasicExecutionRole'), reason],
    ...actions.map((action): [string, string] => [`IAM5[Action::${action}]`, reason]),
    [`IAM5[Resource::<${site}.Arn>/*]`, reason],
    ['IAM5[Resource::*]', reason],
    ['IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*]', reason],
  );
}

function acknowledge(construct: IConstruct, ...findings: (readonly [id: string, reason: string])[]): void {
  const named = findings.map(([id, reason]) => ({ id: `AwsSolutions::AwsSolutions-${id}`, reason }));
  Validations.of(construct).acknowledge(...named);
}

function logicalId(stack: Stack, construct: IConstruct): string {
  const resource = construct.node.defaultChild;
  if (!resource) throw new Error(`Expected a resource behind ${construct.node.path}, found none.`);
  return stack.getLogicalId(resource as Parameters<Stack['getLogicalId']>[0]);
}
