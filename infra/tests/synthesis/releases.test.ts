import { expect, test } from 'vitest';
import { edgeCodeFolder, releaseComment } from '../../edge/releases.ts';
import { fullProduction, synthesize } from './synthesis.testkit.ts';

const production = synthesize(fullProduction);
const id = 'a1b2c3d4';

const deployments = production.resources('Custom::CDKBucketDeployment');

function deployedBefore(logicalId: string, resources = production.template.toJSON().Resources): Set<string> {
  const before = new Set<string>();
  const add = (current: string) => {
    const { DependsOn = [], Properties } = resources[current] ?? {};
    const references = JSON.stringify(Properties ?? {}).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g);
    for (const name of [...[DependsOn].flat(), ...[...references].map(([, name = '']) => name)]) {
      if (before.has(name)) continue;
      before.add(name);
      add(name);
    }
  };
  add(logicalId);
  return before;
}

test('the edge function names the release, and is deployed after all its files and after the version of blog-pages', () => {
  const edge = production.resource('AWS::CloudFront::Function', 'WebsitePageRequest');
  expect(edge.Properties).toMatchObject({
    AutoPublish: true,
    FunctionCode: expect.stringContaining(`"/releases/${id}"`),
    FunctionConfig: { Comment: releaseComment(id) },
  });
  const before = deployedBefore(edge.id);
  expect(Object.keys(deployments).length).toBeGreaterThan(6);
  expect(Object.keys(deployments).filter((logicalId) => !before.has(logicalId))).toEqual([]);
  expect(before).toContain(production.resource('AWS::Lambda::Alias', 'BlogPages').id);
});

test('if anything of a first deployment of dev fails, its bucket can be emptied: that waits for no distribution, and uploads wait for it', () => {
  const development = synthesize();
  const { Resources } = development.template.toJSON() as { Resources: Record<string, { Type: string }> };
  const emptied = Object.keys(development.resources('Custom::S3AutoDeleteObjects'));
  expect(emptied).toHaveLength(2);
  for (const name of emptied) {
    const types = [...deployedBefore(name, Resources)].map((before) => Resources[before]?.Type);
    expect(types).not.toContain('AWS::CloudFront::Distribution');
    expect(types).not.toContain('Custom::CDKBucketDeployment');
  }
  for (const upload of Object.keys(development.resources('Custom::CDKBucketDeployment'))) {
    expect(deployedBefore(upload, Resources)).toContain(emptied.find((name) => name.startsWith('WebsiteBucket')));
  }
});

test('nothing that visitors see changes before: files wait neither for the edge function nor for an invalidation', () => {
  for (const { Properties } of Object.values(deployments)) {
    expect(Properties).toMatchObject({ Prune: false });
    expect(Properties).not.toHaveProperty('DistributionId');
  }
  const shared = Object.values(deployments).flatMap(({ Properties }) => {
    const { DestinationBucketKeyPrefix: prefix = '' } = Properties as { DestinationBucketKeyPrefix?: string };
    return prefix.startsWith(`releases/${id}`) ? [] : [prefix];
  });
  expect(shared.sort()).toEqual(['', 'assets', edgeCodeFolder.slice(1)]);
});

test('documents bring the policy of their build, which fits into the metadata of S3', () => {
  const metadataOf = (start: string) =>
    production.resource('Custom::CDKBucketDeployment', `SiteFiles${start}`).Properties?.UserMetadata as Record<
      string,
      string
    >;
  for (const start of ['Documents', 'CompressedDocuments', 'StatusDocuments404']) {
    const metadata = metadataOf(start);
    expect(metadata['content-security-policy']).toContain(`'sha256-${'a'.repeat(43)}='`);
    expect(metadata['reporting-endpoints']).toBe(`site="/default/report/${id}"`);
    // S3 counts the bytes of names and values.
    expect(Object.entries(metadata).flat().join('').length).toBeLessThan(2_048);
  }
  expect(metadataOf('StatusDocuments404')).toMatchObject({ 'document-status': '404' });
  expect(production.resource('Custom::CDKBucketDeployment', 'SiteFilesCompressedDocuments').Properties).toMatchObject({
    DestinationBucketKeyPrefix: `releases/${id}/br`,
    SystemMetadata: { 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' },
  });
  expect(production.resource('Custom::CDKBucketDeployment', 'SiteFilesWellKnown').Properties).toMatchObject({
    DestinationBucketKeyPrefix: `releases/${id}/.well-known`,
    SystemMetadata: { 'content-type': 'text/plain; charset=utf-8' },
  });
});

test('the API calls the live version of blog-pages, and versions of former releases are retained', () => {
  const version = production.resource('AWS::Lambda::Version', 'BlogPages');
  expect(version).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', Properties: { Description: id } });
  const alias = production.resource('AWS::Lambda::Alias', 'BlogPages');
  expect(alias.Properties).toMatchObject({
    Name: 'live',
    FunctionVersion: { 'Fn::GetAtt': [version.id, 'Version'] },
  });
  const methods = Object.values(production.resources('AWS::ApiGateway::Method')).map((method) =>
    JSON.stringify(method),
  );
  expect(methods.filter((method) => method.includes(alias.id))).toHaveLength(16);
  expect(methods.filter((method) => method.includes('BlogPagesFunction'))).toEqual([]);
  const [blogPages] = Object.values(production.resources('AWS::Lambda::Function')).filter(({ Properties }) =>
    JSON.stringify(Properties).includes('DOCUMENT_HEADERS'),
  );
  expect(blogPages?.Properties?.Environment).toMatchObject({
    Variables: { RELEASE: id, DOCUMENT_HEADERS: expect.stringContaining(`/default/report/${id}`) },
  });
});
