import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Arguments that cannot be carried out; the message says what is expected. */
export class UnusableArguments extends Error {
  override name = 'UnusableArguments';
}

/**
 * Runs a program if `file`, its `import.meta.url`, is what Node.js was started with, so that tests can import the module.
 * `run` gets the arguments and returns the text to print, or the exit code. An error is printed without its stack trace,
 * which would hide the sentence; the exit code is 1.
 */
export async function command(
  file: string,
  usage: string,
  run: (words: string[]) => string | number | Promise<string | number>,
): Promise<void> {
  const [, program = '', ...words] = process.argv;
  if (program === '' || realpathSync(program) !== fileURLToPath(file)) return;
  try {
    const result = await run(words);
    if (typeof result === 'string') console.log(result);
    else process.exitCode = result;
  } catch (error) {
    console.error(sentenceFor(error, usage));
    process.exitCode = 1;
  }
}

/** Returns the message of an error, of wrong arguments with the usage. */
export function sentenceFor(error: unknown, usage: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof UnusableArguments ? `${message}\nUsage: ${usage}` : message;
}

/**
 * Returns the arguments of a command. Throws UnusableArguments unless the number of words is one of `counts`, every option
 * is one of these, and those that need a value have one.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  counts: number | readonly number[] | 'any',
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>> {
  const config = { args: words, allowPositionals: true, options } as const;
  const { tokens, positionals } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) if (token.kind === 'option') checkOption(token, options);
  const expected = counts === 'any' ? [positionals.length] : [counts].flat();
  if (!expected.includes(positionals.length)) {
    const number = expected.map((count) => (count === 0 ? 'no' : count === 1 ? 'one' : count)).join(' or ');
    throw unexpected(`${number} word${expected.at(-1) === 1 ? '' : 's'}`, positionals.join(' '));
  }
  return parseArgs<{ args: string[]; allowPositionals: true; options: Options }>(config);
}

function checkOption(
  { name, rawName, value, inlineValue }: { name: string; rawName: string; value?: string; inlineValue?: boolean },
  options: NonNullable<ParseArgsConfig['options']>,
): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  const names = Object.keys(options).map((key) => `--${key}`);
  if (!option) throw unexpected(names.join(', ') || 'no option', rawName);
  if (option.type === 'boolean' && inlineValue) throw unexpected(`no value of ${rawName}`, value);
  const isMissing = value === undefined || (!inlineValue && value.startsWith('-'));
  if (option.type === 'string' && isMissing) throw unexpected(`a value of ${rawName}`, value);
}

/** Returns the error for an argument; `got` is `none` if there is none. */
export function unexpected(expected: string, got = ''): UnusableArguments {
  return new UnusableArguments(`Expected ${expected}, got ${got === '' ? 'none' : `“${got}”`}.`);
}
