type Source = Record<string, string | undefined>;
/** The environment type's keys, so that a variable which the type promises and nobody reads does not compile. */
type Names<Environment> = { [Name in keyof Environment]: true };

/**
 * The variables of a function, each checked to be there; only those in `mayBeEmpty` may be ''. Throws one sentence
 * that names every variable that is missing.
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
