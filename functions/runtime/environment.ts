type Source = Record<string, string | undefined>;
/** Requires every key of the environment type, so that a variable that is declared but not read does not compile. */
type Names<Environment> = { [Name in keyof Environment]: true };

/**
 * Returns the environment variables of a function. Throws an error that lists the missing ones; '' counts as missing
 * except for those in `mayBeEmpty`.
 */
export function readEnvironment<Environment extends Record<string, string>>(
  source: Source,
  names: Names<Environment>,
  mayBeEmpty: readonly (keyof Environment & string)[] = [],
): Environment {
  if (isComplete(source, names, mayBeEmpty)) return source;
  throw new Error(`Expected the environment variables ${missing(source, names, mayBeEmpty).join(', ')}, got none.`);
}

function isComplete<Environment>(
  source: Source,
  names: Names<Environment>,
  mayBeEmpty: readonly string[],
): source is Source & Environment {
  return missing(source, names, mayBeEmpty).length === 0;
}

function missing(source: Source, names: object, mayBeEmpty: readonly string[]): string[] {
  return Object.keys(names).filter((name) => !source[name] && !(source[name] === '' && mayBeEmpty.includes(name)));
}
