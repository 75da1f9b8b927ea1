export type CloudFormationTemplate = {
  Resources: Record<string, { Type: string; Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Value: string }>;
};

/** Resources whose loss visitors or the office notice, each with the properties whose change replaces the resource. */
const guarded: Readonly<Record<string, readonly string[]>> = {
  'AWS::Route53::RecordSet': ['Name', 'Type', 'HostedZoneId'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SQS::Queue': ['QueueName'],
  'AWS::S3::Bucket': ['BucketName'],
};

/**
 * Returns the records, identities, queues, buckets and aliases that would be removed or replaced if the template `next`
 * was deployed over `running`.
 */
export function findRemovals(running: CloudFormationTemplate, next: CloudFormationTemplate): string[] {
  const resources = Object.entries(running.Resources).flatMap(([id, { Type, Properties = {} }]) => {
    const identifying = guarded[Type];
    if (!identifying) return [];
    const successor = next.Resources[id];
    const isRetained =
      successor?.Type === Type &&
      identifying.every((key) => JSON.stringify(Properties[key]) === JSON.stringify(successor.Properties?.[key]));
    return isRetained ? [] : [`${Type.split('::').at(-1)} ${id}`];
  });
  const retained = new Set(aliasesIn(next));
  const aliases = aliasesIn(running).filter((alias) => !retained.has(alias));
  return [...resources, ...aliases.map((alias) => `alias ${alias}`)];
}

function aliasesIn({ Resources }: CloudFormationTemplate): string[] {
  return Object.values(Resources)
    .filter(({ Type }) => Type === 'AWS::CloudFront::Distribution')
    .flatMap(({ Properties }) => (Properties?.DistributionConfig as { Aliases?: string[] } | undefined)?.Aliases ?? []);
}
