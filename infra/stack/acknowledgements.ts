import { Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Acknowledges each finding of cdk-nag that is intended, by name and with the reason. */
export function acknowledgeFindings(stack: Stack): void {
  const part = (...ids: string[]) => ids.reduce<IConstruct>((construct, id) => construct.node.findChild(id), stack);
  const [siteBucket, outboxBucket] = [part('Website', 'Bucket'), part('Outbox', 'Bucket')];
  const outbox = logicalId(stack, outboxBucket);
  const site = logicalId(stack, siteBucket);
  acknowledge(siteBucket, [
    ['S1', 'Only CloudFront can read it and only a deployment writes it; its versions tell what was written when.'],
  ]);
  acknowledge(outboxBucket, [
    [
      'S1',
      'Five functions alone may touch it and each logs every message by its reference; a second log would be one of visitors.',
    ],
  ]);
  const distribution = part('Website', 'Distribution');
  Validations.of(distribution).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The edge function rewrites / and the distribution has a defaultRootObject: no request reaches the list.',
  });
  acknowledge(distribution, [
    ['CFR2', 'Only a stage that does without the firewall to save its price; production has it.'],
    ['CFR1', 'The site is for visitors of every country.'],
    ['CFR3', 'It logs by standard logging (v2), which cdk-nag does not know: the older logs hold visitors’ addresses.'],
    [
      'CFR4',
      'Only a stage without a domain of its own: CloudFront’s certificate fixes the protocol. With a domain it is TLSv1.2_2021.',
    ],
  ]);
  acknowledge(part('Api'), [
    [
      'APIG2',
      'A form’s body is JSON sent as text/plain, which a model cannot describe; send-email checks every field itself.',
    ],
    ['APIG3', 'The firewall is in front of CloudFront, and the API rejects requests that bypass CloudFront.'],
    ['APIG4', 'Visitors have no accounts; the resource policy admits CloudFront alone.'],
    [
      'APIG6',
      'Execution logs hold headers and parts of bodies, which are personal data; access log and functions’ logs say enough.',
    ],
    ['COG4', 'Visitors have no accounts; the resource policy admits CloudFront alone.'],
    ['SMG4', 'Header and policy change together only in a deployment; the runbook says how to make a new value.'],
    [
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]',
      'API Gateway takes exactly this policy for its one role of the account and region.',
    ],
  ]);
  const emailsIn = (folder: string) => `IAM5[Resource::<${outbox}.Arn>/${folder}/*]`;
  const sent = 'A key is the hash of a message, so no key can be named ahead; the right is to add and nothing else.';
  acknowledge(part('SendEmail'), [[emailsIn('waiting'), sent]]);
  const reported = 'It adds an email to the editors, named by its hash; the right is to add and nothing else.';
  acknowledge(part('CmsWebhook'), [[emailsIn('waiting'), reported]]);
  acknowledge(part('DeliverEmail'), [
    [emailsIn('waiting'), 'It reads and removes whichever message the queue names, in this folder alone.'],
    [emailsIn('deliveries'), 'It keeps one record a message, named by the message’s hash.'],
    [emailsIn('sent'), 'It adds whichever message SES accepted.'],
    [emailsIn('reminders'), 'It adds a reminder to delete whichever email SES accepted.'],
  ]);
  const moved = 'It moves whichever message SES reports on, named by the message’s hash.';
  const folders = ['waiting', 'sent', 'delivered', 'deliveries'];
  acknowledge(
    part('MailEvents'),
    folders.map((folder) => [emailsIn(folder), moved]),
  );
  acknowledge(part('RequeueEmails'), [
    [emailsIn('deliveries'), 'It reads the record of whichever message waits.'],
    [emailsIn('waiting'), 'It adds an email to the office, named by its hash.'],
    [emailsIn('reminders'), 'It deletes the reminders that the email has listed.'],
  ]);
  for (const id of ['CmsWebhook', 'BlogPreview']) {
    acknowledge(part(id), [
      ['SMG4', 'WordPress has a copy, which nothing would change; the runbook says how to make a new value.'],
    ]);
  }
  const deployments = stack.node.children.filter(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  for (const deployment of deployments) acknowledgeDeployment(deployment, site);
}

/** Lambda function that CDK creates for BucketDeployment; the library fixes its rights. */
function acknowledgeDeployment(deployment: IConstruct, site: string): void {
  const reason =
    'CDK’s function that copies the built site; it runs only in a deployment and its rights are fixed in the library.';
  const actions = ['s3:Abort*', 's3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:DeleteObject*'];
  acknowledge(deployment, [
    ['L1', reason],
    ['IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]', reason],
    ...actions.map((action): [string, string] => [`IAM5[Action::${action}]`, reason]),
    [`IAM5[Resource::<${site}.Arn>/*]`, reason],
    ['IAM5[Resource::*]', 'Invalidation has no resource names in CloudFront’s older API that the library uses.'],
    [
      'IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*]',
      'It reads the built site from the assets’ bucket.',
    ],
  ]);
}

function acknowledge(construct: IConstruct, findings: readonly (readonly [id: string, reason: string])[]): void {
  const named = findings.map(([id, reason]) => ({ id: `AwsSolutions::AwsSolutions-${id}`, reason }));
  Validations.of(construct).acknowledge(...named);
}

function logicalId(stack: Stack, construct: IConstruct): string {
  const resource = construct.node.defaultChild;
  if (!resource) throw new Error(`Expected a resource behind ${construct.node.path}, found none.`);
  return stack.getLogicalId(resource as Parameters<Stack['getLogicalId']>[0]);
}
