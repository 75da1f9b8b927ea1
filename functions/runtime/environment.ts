/**
 * Returns the environment variables of a function. Throws an error that lists the missing ones; '' counts as missing
 * except for those in `mayBeEmpty`. The construct imports the type from the entry: a missing variable does not compile.
 */
export function readEnvironment<Name extends string, Optional extends string>(
  source: Record<string, string | undefined>,
  names: readonly Name[],
  mayBeEmpty: readonly Optional[],
): Record<Name | Optional, string> {
  const missing = [
    ...names.filter((name) => !source[name]),
    ...mayBeEmpty.filter((name) => source[name] === undefined),
  ];
  if (missing.length > 0) throw new Error(`Expected the environment variables ${missing.join(', ')}, got none.`);
  return source as Record<Name | Optional, string>;
}
