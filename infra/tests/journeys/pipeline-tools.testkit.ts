import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Template = { Resources: Record<string, object>; Outputs: Record<string, { Value: string }> };

/** An AWS account: its stacks by name, and the comment of the edge function that visitors get. */
export type Account = { stacks: Record<string, { status: string; template: Template }>; published: string };

/**
 * The tools of a runner, `pipeline-tools.testkit.ts FOLDER TOOL WORDS…`: npm, aws and cdk of an account in FOLDER. Only
 * the build of the site and esbuild are real.
 */
const [folder = '', tool = '', ...words] = process.argv.slice(2);
const tree = fileURLToPath(new URL('../../..', import.meta.url));
const option = (name: string) => words[words.indexOf(name) + 1] ?? '';

function npm(): number {
  const [command, script = '', , stage = ''] = words;
  if (command === 'ci') symlinkSync(join(tree, 'node_modules'), 'node_modules');
  if (script === 'content:pull') return pull();
  if (script === 'deploy') synthesize(stage);
  if (script !== 'build') return 0;
  // The build of the tree, unless the lists differ from those of the tree.
  cpSync(join(tree, 'web/dist'), 'web/dist', { recursive: true });
  return run('node', '--import', 'tsx', 'web/build/build.ts', '--if-changed');
}

/** Copies the lists that a test has published. Exits with 1 if it has named problems. */
function pull(): number {
  if (words.includes('--send')) {
    appendFileSync(join(folder, 'sent'), `${readFileSync(option('--send'), 'utf8').trim()}\n`);
    return 0;
  }
  const report = readFileSync(join(folder, 'report.json'), 'utf8');
  cpSync(join(folder, 'wordpress'), option('--into'), { recursive: true });
  writeFileSync(join(option('--into'), 'last-success'), new Date().toISOString());
  if (report === '{"problems":[]}') return 0;
  writeFileSync(option('--report'), report);
  return 1;
}

/** Writes a stack of nothing but its edge function and what it was built from. */
function synthesize(stage: string): void {
  const source = (key: string) => words.find((word) => word.startsWith(`source:${key}=`))?.split('=')[1] ?? 'none';
  const template: Template = {
    Resources: {
      Edge: { Type: 'AWS::CloudFront::Function', Properties: { FunctionConfig: { Comment: 'release a1' } } },
    },
    Outputs: { Commit: { Value: source('commit') }, Lists: { Value: source('lists') } },
  };
  const assembly = join('cdk.out', stage);
  mkdirSync(assembly, { recursive: true });
  writeFileSync(join(assembly, 'manifest.json'), JSON.stringify({ artifacts: {} }));
  writeFileSync(join(assembly, `Website-${stage}.template.json`), JSON.stringify(template));
}

function cdk(): number {
  const stack = `Website-${option('--app').split('/').at(-1)}`;
  const template = JSON.parse(readFileSync(join(option('--app'), `${stack}.template.json`), 'utf8')) as Template;
  const account = readAccount();
  account.stacks[stack] = { status: 'UPDATE_COMPLETE', template };
  writeFileSync(join(folder, 'account.json'), JSON.stringify(account));
  return 0;
}

function aws(): number {
  const { stacks, published } = readAccount();
  const stack = stacks[option('--stack-name')];
  const output = /OutputKey=='(\w+)'/.exec(option('--query'))?.[1];
  if (words[1] === 'describe-function') return print(published);
  if (words[1] === 'update-termination-protection') return 0;
  if (!stack) {
    console.error('An error occurred (ValidationError): the stack does not exist');
    return 254;
  }
  if (words[1] === 'get-template') return print({ TemplateBody: stack.template });
  if (!words.includes('--query')) return print({ Stacks: [{ StackStatus: stack.status }] });
  if (!output) return print(['SiteBucket', 'EdgeFunction', 'BlogPagesFunction'].map((name) => [name, name]));
  console.log(stack.template.Outputs[output]?.Value ?? '');
  return 0;
}

function print(answer: unknown): number {
  console.log(JSON.stringify(answer));
  return 0;
}

function readAccount(): Account {
  return JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8')) as Account;
}

function run(command: string, ...args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
}

const npx = () => run(join('node_modules/.bin', words[0] ?? ''), ...words.slice(1));
const tools: Record<string, () => number> = { npm, npx, aws, cdk };
process.exitCode = tools[tool]?.() ?? 1;
