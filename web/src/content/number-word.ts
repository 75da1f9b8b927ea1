const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Returns a number for the start of a sentence: a word with a capital up to twenty, digits above. */
function numberWord(count: number): string {
  const word = words[count];
  return word === undefined ? String(count) : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Returns a counted noun for the start of a sentence. `@example 'Thirteen projects'` */
export function countedNoun(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}
