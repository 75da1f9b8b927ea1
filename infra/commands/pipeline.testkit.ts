import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { PipelineStack, readEnvironments, readRepository } from './pipeline.ts';

export type RoleProperties = { AssumeRolePolicyDocument: { Statement: { Action: string; Condition: object }[] } };
export type PolicyProperties = { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } };

export function synthesizePipeline({ hasProvider = false, repository = 'owner/name' } = {}) {
  const outdir = mkdtempSync(`${tmpdir()}/pipeline-`);
  const app = new App({ outdir });
  const stack = new PipelineStack(app, 'Website-pipeline', {
    repository: readRepository(repository),
    environments: readEnvironments(undefined),
    hasProvider,
    env: { region: 'us-east-1' },
  });
  const template = Template.fromStack(stack);
  rmSync(outdir, { recursive: true });
  const propertiesOf = (type: string) =>
    Object.values(template.findResources(type) as Record<string, { Properties: unknown }>).map(
      ({ Properties }) => Properties,
    );
  return { template, propertiesOf };
}

/** Returns the roles by their stages, and what each is allowed to do with a resource. */
export function rolesOf() {
  const policies = synthesizePipeline().propertiesOf('AWS::IAM::Policy') as PolicyProperties[];
  return policies.map(({ PolicyDocument: { Statement } }, index) => ({
    stage: ['staging', 'prod', 'prod'][index]!,
    allows: (action: string, resource: string) =>
      Statement.some(({ Action, Resource }) => [Action].flat().includes(action) && patternOf(Resource).test(resource)),
  }));
}

/** Returns what an ARN of a template matches, with any account. */
function patternOf(resource: unknown): RegExp {
  const joined = (value: unknown): string => {
    if (typeof value === 'string') return value.replaceAll(/[.?+^$(){}|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const { Ref: name, 'Fn::Join': join } = value as { Ref?: string; 'Fn::Join'?: [string, unknown[]] };
    return name ? (name === 'AWS::Partition' ? 'aws' : '1') : join![1].map(joined).join('');
  };
  return new RegExp(`^(${[resource].flat().map(joined).join('|')})$`);
}
