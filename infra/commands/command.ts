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
 * which would hide the sentence, a wrong argument with the usage; the exit code is 1.
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
    const message = error instanceof Error ? error.message : String(error);
    console.error(isUnusable(error) ? `${message}\nUsage: ${usage}` : message);
    process.exitCode = 1;
  }
}

function isUnusable(error: unknown): boolean {
  const { code = '' } = error as { code?: unknown };
  return error instanceof UnusableArguments || String(code).startsWith('ERR_PARSE_ARGS');
}

/** Returns the arguments of a command. Throws an error unless there are `count` words and no options but these. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  count: number,
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>> {
  const parsed = parseArgs<{ args: string[]; allowPositionals: true; options: Options }>({
    args: words,
    allowPositionals: true,
    options,
  });
  if (parsed.positionals.length === count) return parsed;
  const got = parsed.positionals.length === 0 ? 'none' : `“${parsed.positionals.join(' ')}”`;
  throw new UnusableArguments(`Expected ${count === 1 ? 'one word' : `${count} words`}, got ${got}.`);
}
