import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import cdk from '../../../cdk.json' with { type: 'json' };
import { readSiteBuild } from '../../edge/site-build.ts';
import { stackName } from '../../stack/stages/stages.ts';
import { WebsiteStack } from '../../stack/website-stack.ts';
import { testStage } from '../synthesis/synthesis.testkit.ts';

export type Resource<Properties = Record<string, unknown>> = { Type: string; Properties: Properties };
export type Template = { Resources: Record<string, Resource>; Outputs: object };

/** A synthesized stack: its template, and the folder of its assets. */
export type Assembly = { id: string; folder: string; template: Template };

/** Name of the stack, as the commands for operators know it. */
export const stack = stackName({ name: 'staging' });

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const values = { stage: 'staging', senderAddress: 'website@site.example', officeMailbox: 'office@site.example' };

/** Synthesizes staging as the release `id` of the built site. Only the first needs bundled functions. */
export function synthesizeRelease(root: string, id: string, isBundled: boolean): Assembly {
  const settings = { ...cdk.context, ...(!isBundled && { 'aws:cdk:bundling-stacks': [] }) };
  const app = new App({ context: settings, outdir: join(root, id) });
  const build = { ...readSiteBuild(here('../../../web/dist')), id };
  new WebsiteStack(app, stack, { stage: testStage(values), build, env: { region: 'us-east-1' } });
  const folder = app.synth().directory;
  const template = JSON.parse(readFileSync(join(folder, `${stack}.template.json`), 'utf8')) as Template;
  return { id, folder, template };
}

/** Runs a program and returns what it prints. Throws what it prints if it fails. */
export function run(
  program: string,
  args: string[],
  input: object,
  env: Record<string, string | undefined> = process.env,
) {
  const { status, output } = spawnSync(program, args, {
    input: JSON.stringify(input),
    env,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  });
  const [, stdout = '', stderr = '', result = ''] = output.map((text) => text ?? '');
  if (status !== 0)
    throw new Error(`Expected ${program} ${args.join(' ').slice(0, 80)} to succeed, got: ${stdout}${stderr}`);
  return { stdout, result };
}
