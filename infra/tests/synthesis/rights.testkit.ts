import type { Resource, Synthesis } from './synthesis.testkit.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: unknown };

/**
 * Returns all rights of a construct's function, one line per right, such as `s3:PutObject on Outbox/waiting/*`. Managed
 * policies are listed as `managed …`, denials as `not …`. Tests compare for equality, so that one right too many fails.
 */
export function rightsOf({ resources }: Synthesis, construct: string): string[] {
  const isRole = ([id]: [string, Resource]) =>
    id.startsWith(`${construct}FunctionRole`) || id.startsWith(`${construct}Role`);
  const roles = Object.entries(resources('AWS::IAM::Role')).filter(isRole);
  if (roles.length !== 1) throw new Error(`Expected one role of ${construct}, found ${roles.length}.`);
  const [roleId, role] = roles[0]!;
  const managed = (role.Properties?.ManagedPolicyArns as unknown[] | undefined) ?? [];
  const inline = (role.Properties?.Policies as { PolicyDocument: { Statement: Statement[] } }[] | undefined) ?? [];
  const attached = Object.values(resources('AWS::IAM::Policy')).filter((policy) =>
    JSON.stringify(policy.Properties?.Roles).includes(`"${roleId}"`),
  );
  const documents = [...inline, ...attached.map(({ Properties }) => Properties)] as typeof inline;
  const statements = documents.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  return [...managed.map((arn) => `managed ${JSON.stringify(arn)}`), ...statements.flatMap(rightsIn)].sort();
}

function rightsIn({ Effect, Action, Resource }: Statement): string[] {
  const no = Effect === 'Allow' ? '' : 'not ';
  return listed(Action).flatMap((action) =>
    listed(Resource).map((resource) => `${no}${action} on ${nameOf(resource)}`),
  );
}

function listed<Item>(value: Item | Item[]): Item[] {
  return Array.isArray(value) ? value : [value];
}

/** Formats an ARN: the logical id without its hash, and the path after it. */
function nameOf(resource: unknown): string {
  if (typeof resource === 'string') return resource;
  if (typeof resource !== 'object' || resource === null) return String(resource);
  const [[name, value]] = Object.entries(resource) as [[string, unknown]];
  if (name === 'Fn::GetAtt' && Array.isArray(value)) return String(value[0]).replace(/[0-9A-F]{8}$/, '');
  if (name === 'Ref') return `{${String(value)}}`.replace(/[0-9A-F]{8}\}$/, '}');
  if (name === 'Fn::Join' && Array.isArray(value)) return (value[1] as unknown[]).map(nameOf).join('');
  return JSON.stringify(resource);
}
