import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { awsCli, readAws } from '../../commands/aws-cli.ts';
import { run, stack, type Assembly, type Resource, type Template } from './assembly.testkit.ts';
import { python } from './emulator.testkit.ts';

type Notification = { Event: string; Queue: string; Filter: { S3Key: { Rules: object[] } } };
type Mapping = {
  FunctionName: { Ref: string };
  EventSourceArn: { 'Fn::GetAtt': [string, string] };
  Enabled?: boolean;
};

const account = '123456789012';

export function aws(...words: string[]): unknown {
  return readAws(awsCli, ...words);
}

/** Types of the template that moto's CloudFormation creates. It has the others not at all, or ignores their properties. */
const creatable = ['AWS::S3::Bucket', 'AWS::SQS::Queue', 'AWS::SNS::Topic', 'AWS::IAM::Role', 'AWS::Lambda::Function'];

export class RehearsalStage {
  readonly #template: Template;
  readonly #assembly: string;
  // Not the AWS CLI, whose version 1 ignores AWS_ENDPOINT_URL for SQS.
  readonly #sqs = new SQSClient({});
  /** Names of the resources by their logical ids; of queues the URL, of topics the ARN. */
  readonly #names: Readonly<Record<string, string>>;

  /** Creates the resources of a template. References to a resource that the emulator lacks are replaced by its id. */
  constructor({ folder, template }: Assembly) {
    this.#template = template;
    this.#assembly = folder;
    const resources = Object.entries(template.Resources).filter(([, { Type }]) => creatable.includes(Type));
    const created = Object.fromEntries(resources);
    const known = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(known);
      const { Ref: reference, 'Fn::GetAtt': attribute } = value as { Ref?: string; 'Fn::GetAtt'?: string[] };
      const id = reference ?? attribute?.[0] ?? '';
      if (template.Resources[id] && !created[id]) return id;
      if (reference && created[id]?.Type === 'AWS::SQS::Queue') return queueUrl(id);
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, known(item)]));
    };
    const changes: Readonly<Record<string, (id: string) => object>> = {
      // Functions run from their bundles, outside the emulator.
      'AWS::Lambda::Function': () => ({ Code: { ZipFile: 'see the assembly' } }),
      // The URLs of moto's CloudFormation lead to AWS.
      'AWS::SQS::Queue': (id) => ({ QueueName: id }),
    };
    const Resources = Object.fromEntries(
      resources.map(([id, { Type, Properties }]) => {
        return [id, { Type, Properties: known({ ...Properties, ...changes[Type]?.(id) }) }];
      }),
    );
    const body = join(folder, 'rehearsal.json');
    writeFileSync(body, JSON.stringify({ Resources, Outputs: known(template.Outputs) }));
    aws('cloudformation', 'create-stack', '--stack-name', stack, '--template-body', `file://${body}`);
    const query = 'StackResourceSummaries[].[LogicalResourceId, PhysicalResourceId]';
    const list = aws('cloudformation', 'list-stack-resources', '--stack-name', stack, '--query', query);
    const names = (list as [string, string][]).map(([id, name]) => {
      return [id, created[id]?.Type === 'AWS::SQS::Queue' ? queueUrl(id) : name];
    });
    this.#names = Object.fromEntries(names) as Record<string, string>;
    this.#addWhatMotoIgnores();
  }

  /** Returns the name of the resource with this logical id, without the hash at its end. */
  name(logicalId: string): string {
    const found = Object.entries(this.#names).find(([id]) => withoutHash(id) === logicalId);
    if (!found) throw new Error(`Expected a resource ${logicalId}, found none.`);
    return found[1];
  }

  /** Versions, notifications and subscriptions, with the properties of the template. */
  #addWhatMotoIgnores(): void {
    for (const [id, { Properties }] of this.#ofType('AWS::S3::Bucket')) {
      const { VersioningConfiguration: versions, NotificationConfiguration: notifications } = Properties;
      const set = (command: string, option: string, value: object) =>
        aws('s3api', command, '--bucket', this.#names[id]!, option, JSON.stringify(value));
      if (versions) set('put-bucket-versioning', '--versioning-configuration', versions);
      if (!notifications) continue;
      const { QueueConfigurations } = this.#resolve(notifications) as { QueueConfigurations: Notification[] };
      const queues = QueueConfigurations.map(({ Event, Queue, Filter }) => {
        return { QueueArn: Queue, Events: [Event], Filter: { Key: { FilterRules: Filter.S3Key.Rules } } };
      });
      set('put-bucket-notification-configuration', '--notification-configuration', { QueueConfigurations: queues });
    }
    for (const [, { Properties }] of this.#ofType('AWS::SNS::Subscription')) {
      const { TopicArn, Protocol, Endpoint, RawMessageDelivery } = this.#resolve(Properties) as Record<string, string>;
      const words = ['--topic-arn', TopicArn!, '--protocol', Protocol!, '--notification-endpoint', Endpoint!];
      aws('sns', 'subscribe', ...words, '--attributes', `RawMessageDelivery=${RawMessageDelivery}`);
    }
  }

  /** Uploads the files of a release with CDK's handler, and publishes its version of blog-pages. */
  deploy({ id, folder, template }: Assembly): void {
    const uploads = Object.values(template.Resources).filter(({ Type }) => Type === 'Custom::CDKBucketDeployment');
    const sources = uploads.flatMap(({ Properties }) => Properties.SourceObjectKeys as string[]);
    // CloudFormation passes scalars as strings.
    const asString = (_: string, value: unknown) => (typeof value === 'boolean' ? String(value) : value);
    const input = {
      bucket: `cdk-hnb659fds-assets-${account}-us-east-1`,
      assets: sources.map((key) => [key, join(folder, `asset.${key.replace('.zip', '')}`)]),
      events: uploads.map(({ Properties: properties }) => {
        const ResourceProperties = JSON.parse(JSON.stringify(this.#resolve(properties), asString)) as object;
        return { RequestType: 'Create', ResourceProperties };
      }),
    };
    const { stdout } = run(
      python!,
      [fileURLToPath(new URL('upload.py', import.meta.url)), this.#codeOf('CustomCDKBucketDeployment')],
      input,
    );
    const failed = (JSON.parse(stdout) as [string, string][]).filter(([status]) => status !== 'SUCCESS');
    if (failed.length > 0) throw new Error(`Expected every upload to succeed, got ${failed.join(' ')}.`);
    const words = ['--function-name', this.name('BlogPagesFunction')];
    aws('lambda', 'update-function-configuration', ...words, '--environment', `Variables={RELEASE=${id}}`);
    const version = aws('lambda', 'publish-version', ...words, '--description', id, '--query', 'Version') as string;
    const alias = [...words, '--name', 'live', '--function-version', version];
    if (awsCli('lambda', 'create-alias', ...alias).status !== 0) aws('lambda', 'update-alias', ...alias);
  }

  /** Runs the bundle of a function with its deployed variables. Returns its result and the events that it logged. */
  invoke(name: string, event: object): { result: unknown; events: string[] } {
    const words = ['--function-name', this.name(name), '--query', 'Environment.Variables'];
    const variables = aws('lambda', 'get-function-configuration', ...words) as Record<string, string>;
    const runner = `import { readFileSync, writeSync } from 'node:fs';
      const { handler } = await import(${JSON.stringify(pathToFileURL(join(this.#codeOf(name), 'index.mjs')).href)});
      writeSync(3, JSON.stringify((await handler(JSON.parse(readFileSync(0, 'utf8')))) ?? null));`;
    const args = ['--input-type=module', '--eval', runner];
    const { stdout, result } = run(process.execPath, args, event, { ...process.env, ...variables });
    // CloudWatch accepts the metrics of a line only if nothing is before or after its JSON.
    const lines = stdout.trim() === '' ? [] : stdout.trim().split('\n');
    return { result: JSON.parse(result), events: lines.map((line) => (JSON.parse(line) as { event: string }).event) };
  }

  /** Runs a function for each message in the queues that trigger it. Returns the events that it logged. */
  async drain(name: string): Promise<string[]> {
    const logged: string[] = [];
    for (const [, { Properties }] of this.#ofType<Mapping>('AWS::Lambda::EventSourceMapping')) {
      if (Properties.Enabled === false || withoutHash(Properties.FunctionName.Ref) !== name) continue;
      const QueueUrl = this.#names[Properties.EventSourceArn['Fn::GetAtt'][0]];
      const received = await this.#sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
      for (const { MessageId: messageId, Body: body, ReceiptHandle } of received.Messages ?? []) {
        const { result, events } = this.invoke(name, { Records: [{ messageId, body }] });
        logged.push(...events);
        const { batchItemFailures } = result as { batchItemFailures: unknown[] };
        if (batchItemFailures.length > 0) continue;
        await this.#sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      }
    }
    return logged;
  }

  #ofType<Properties = Record<string, unknown>>(type: string): [string, Resource<Properties>][] {
    const found = Object.entries(this.#template.Resources).filter(([, { Type }]) => Type === type);
    return found as [string, Resource<Properties>][];
  }

  #codeOf(name: string): string {
    const [, found] = this.#ofType('AWS::Lambda::Function').find(([id]) => id.startsWith(name))!;
    const { S3Key: key } = found.Properties.Code as { S3Key: string };
    return join(this.#assembly, `asset.${key.replace('.zip', '')}`);
  }

  /** Replaces references to created resources by their names, and to an attribute by the ARN. */
  #resolve(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item));
    type Reference = { Ref?: string; 'Fn::GetAtt'?: string[]; 'Fn::Sub'?: string };
    const { Ref: reference, 'Fn::GetAtt': attribute, 'Fn::Sub': text } = value as Reference;
    if (text !== undefined) return text.replace('${AWS::AccountId}', account);
    if (reference !== undefined) return this.#names[reference] ?? reference;
    if (attribute) return `arn:aws:sqs:us-east-1:${account}:${this.#names[attribute[0]!]?.split('/').at(-1)}`;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#resolve(item)]));
  }
}

function queueUrl(name: string): string {
  return `${process.env.AWS_ENDPOINT_URL}/${account}/${name}`;
}

/** Returns a logical id without the hash that CDK appends. */
function withoutHash(logicalId: string): string {
  return logicalId.slice(0, -8);
}
