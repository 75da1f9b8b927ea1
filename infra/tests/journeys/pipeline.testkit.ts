import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudFormationTemplate } from '../../commands/source.ts';

export const noAccount = 'Unable to resolve AWS account to use';

/** An AWS CLI for an account with one stack. */
const awsCli = `#!/bin/sh
case "$*" in
  *get-template*) cat "$ACCOUNT/template.json" ;;
  *describe-stacks*--query*) cat "$ACCOUNT/outputs.json" ;;
  *describe-function*) echo '"release a1b2c3d4"' ;;
  *describe-stacks*) echo '{"Stacks":[{"StackStatus":"UPDATE_COMPLETE"}]}' ;;
esac
`;

/**
 * Opens a job that may ask for a token: an empty folder for the artefact, Node.js and an AWS CLI. The CDK CLI of the
 * artefact gets as far as `noAccount`, because there is no account to deploy to.
 */
export async function openJob() {
  const root = await mkdtemp(join(tmpdir(), 'pipeline-'));
  const folder = join(root, 'job');
  for (const path of [folder, join(root, 'bin')]) await mkdir(path);
  await writeFile(join(root, 'bin/aws'), awsCli);
  await chmod(join(root, 'bin/aws'), 0o755);
  const env = {
    PATH: `${root}/bin:/usr/bin:/bin`,
    HOME: root,
    ACCOUNT: root,
    AWS_EC2_METADATA_DISABLED: 'true',
    GITHUB_OUTPUT: join(root, 'output'),
  };
  return {
    folder,
    /** Sets the stack that is deployed. */
    async setStack(template: CloudFormationTemplate) {
      const outputs = Object.entries(template.Outputs ?? {}).map(([key, { Value }]) => [key, Value]);
      await writeFile(join(root, 'template.json'), JSON.stringify({ TemplateBody: template }));
      await writeFile(join(root, 'outputs.json'), JSON.stringify(outputs));
    },
    /** Returns the outputs that the steps have written. */
    outputs: () => readFile(env.GITHUB_OUTPUT, 'utf8').catch(() => ''),
    /** Runs a program of the artefact. */
    async run(program: string, ...words: string[]) {
      const child = spawn(process.execPath, [`${program}.mjs`, ...words], { cwd: folder, env });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, printed };
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}
