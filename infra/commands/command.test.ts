import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json' with { type: 'json' };
import { readArguments } from './command.ts';
import { checkOutboxArguments } from './outbox.ts';

type Command = keyof typeof scripts;

const unknown: readonly Command[] = [
  'start',
  'dev',
  'bench',
  'build:programs',
  'build:release',
  'content:pull',
  'check:launch',
  'synth',
  'deploy',
  'check:site',
  'release',
  'outbox',
];

test.each<[Command, words: string[], sentence: string]>([
  ...unknown.map((name): [Command, string[], string] => [name, ['--bogus'], ', got “']),
  ['start', ['twice'], 'Expected no argument, got “twice”.'],
  ['build:release', ['prod', 'production'], 'Expected a stage, one of dev, staging, prod, got “production”.'],
  ['content:pull', ['--cms', 'cms'], 'Expected the URL of a REST API, got “cms”.'],
  ['synth', ['production'], 'Expected a stage, one of dev, staging, prod, got “production”.'],
  ['deploy', ['production'], 'Expected a stage, one of dev, staging, prod, got “production”.'],
  ['check:site', ['example.com'], 'Expected an origin, got “example.com”.'],
  ['release', ['staging'], 'Expected 2 words, got “staging”.'],
  ['outbox', ['list', 'surplus'], 'got “list surplus”.'],
  ['outbox', ['--stage', 'production'], 'Expected a stage, one of dev, staging, prod, got “production”.'],
])(
  'npm run %s -- %o exits with 1, prints what was expected and the usage, and no stack trace',
  (name, words, sentence) => {
    // As npm does, without its start.
    const [program = '', ...args] = scripts[name].split(' ');
    const [file, ...options] = program === 'tsx' ? [process.execPath, '--import', 'tsx', ...args] : [program, ...args];
    const { status, stdout, stderr } = spawnSync(file, [...options, ...words], { encoding: 'utf8', timeout: 20_000 });
    const [message, usage, ...others] = stderr.trimEnd().split('\n');
    expect({ status, stdout, others }).toEqual({ status: 1, stdout: '', others: [] });
    expect(message).toMatch(/^Expected .+, got .+\.$/);
    expect(message).toContain(sentence);
    expect(usage).toMatch(/^Usage: npm (start|run [\w:]+)/);
  },
);

test.each<[words: string[], sentence: string]>([
  [['a'], 'Expected no or 2 words, got “a”.'],
  [['a', 'b', 'c'], 'Expected no or 2 words, got “a b c”.'],
  [['--name'], 'Expected a value of --name, got none.'],
  [['-n', '--flag'], 'Expected a value of -n, got “--flag”.'],
  [['--flag=no'], 'Expected no value of --flag, got “no”.'],
  [['--toString'], 'Expected --name, --flag, got “--toString”.'],
])('a command with no or two words, a name and a flag rejects %o', (words, sentence) => {
  const options = { name: { type: 'string', short: 'n' }, flag: { type: 'boolean' } } as const;
  expect(() => readArguments(words, [0, 2], options)).toThrow(sentence);
});

test.each(['retry', 'show', 'show 1 --infected', 'show 1 a b', 'retry all --again', 'dead-letters purge', 'drop 1'])(
  'the outbox rejects “%s”',
  (words) => {
    expect(() => checkOutboxArguments(words.split(' '))).toThrow(`got “${words}”.`);
  },
);
