import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeCodeFolder, liveAlias, releaseComment, releaseFolder } from '../edge/releases.ts';
import { readAws, type AwsCli } from './aws-cli.ts';
import { listObjects, listReleases, readOutputs, type StackOutputs } from './releases.ts';

/**
 * Switches a stage to a release that is in its bucket, forward or back, and returns a sentence for the operator. Nothing
 * is built or uploaded: the edge function of that release is published again, and the alias of blog-pages moved. The
 * function is tested at CloudFront first. Throws one sentence if there is no such release, if its documents are gone, or
 * if a step fails.
 */
export function switchRelease(stack: string, id: string, aws: AwsCli): string {
  const outputs = readOutputs(aws, stack);
  const releases = listReleases(aws, outputs);
  const [live] = releases.filter(({ isLive }) => isLive);
  if (!releases.some((release) => release.id === id)) {
    const ids = releases.map((release) => release.id).join(', ') || 'none';
    throw new Error(`Expected a release of ${stack}, one of ${ids}, got “${id}”.`);
  }
  const home = `${releaseFolder(id)}/index.html`;
  if (listObjects(aws, outputs.SiteBucket, home.slice(1)).length === 0) {
    throw new Error(`Expected the home page of ${id} in ${outputs.SiteBucket}, found none: deploy its commit again.`);
  }
  const version = findVersion(aws, outputs, id);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const revision = updateFunction(aws, outputs, id, folder);
    testFunction(aws, outputs, id, { revision, folder });
    const { BlogPagesFunction: blogPages, EdgeFunction: edge } = outputs;
    const alias = ['--function-name', blogPages, '--name', liveAlias, '--function-version', version];
    readAws(aws, 'lambda', 'update-alias', ...alias);
    readAws(aws, 'cloudfront', 'publish-function', '--name', edge, '--if-match', revision);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return `${stack} is switched from ${live?.id ?? 'an unknown release'} to ${id}.`;
}

function findVersion(aws: AwsCli, { BlogPagesFunction }: StackOutputs, id: string): string {
  const query = `Versions[?Description=='${id}'].Version`;
  const words = ['--function-name', BlogPagesFunction, '--query', query];
  const versions = readAws(aws, 'lambda', 'list-versions-by-function', ...words) as string[] | null;
  const version = versions?.at(-1);
  if (!version) throw new Error(`Expected a version of ${BlogPagesFunction} for ${id}, found none.`);
  return version;
}

/** Puts the code of a release into the stage DEVELOPMENT of the function. Returns the revision (ETag). */
function updateFunction(aws: AwsCli, { SiteBucket, EdgeFunction }: StackOutputs, id: string, folder: string): string {
  const code = join(folder, 'function.js');
  const key = `${edgeCodeFolder.slice(1)}/${id}.js`;
  readAws(aws, 's3api', 'get-object', '--bucket', SiteBucket, '--key', key, code);
  const config = JSON.stringify({ Comment: releaseComment(id), Runtime: 'cloudfront-js-2.0' });
  const revision = ['--name', EdgeFunction, '--if-match', readRevision(aws, EdgeFunction)];
  const update = [...revision, '--function-config', config, '--function-code', `fileb://${code}`];
  readAws(aws, 'cloudfront', 'update-function', ...update);
  return readRevision(aws, EdgeFunction);
}

function readRevision(aws: AwsCli, name: string): string {
  const words = ['--name', name, '--stage', 'DEVELOPMENT', '--query', 'ETag'];
  return readAws(aws, 'cloudfront', 'describe-function', ...words) as string;
}

/** Runs the code in CloudFront's engine for the home page. Throws if it fails or does not lead to the release. */
function testFunction(
  aws: AwsCli,
  { EdgeFunction }: StackOutputs,
  id: string,
  { revision, folder }: { revision: string; folder: string },
): void {
  const event = join(folder, 'event.json');
  const request = { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {} };
  writeFileSync(event, JSON.stringify({ version: '1.0', context: { eventType: 'viewer-request' }, request }));
  const test = ['--name', EdgeFunction, '--if-match', revision, '--stage', 'DEVELOPMENT'];
  const query = ['--event-object', `fileb://${event}`, '--query', 'TestResult'];
  const result = readAws(aws, 'cloudfront', 'test-function', ...test, ...query) as {
    FunctionErrorMessage?: string;
    FunctionOutput?: string;
  };
  const output = JSON.parse(result.FunctionOutput || '{}') as { request?: { uri?: string } };
  if (output.request?.uri === `${releaseFolder(id)}/index.html`) return;
  const cause = result.FunctionErrorMessage || result.FunctionOutput || 'no output';
  throw new Error(`Expected the edge function of ${id} to lead to its home page, got ${cause}: nothing was switched.`);
}
