const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Returns items as one enumeration. Items that enumerate themselves are separated by semicolons. @example listed(['a', 'b']) // 'a and b' */
export function listed(items: readonly string[]): string {
  return items.some((item) => /, | and /.test(item)) ? items.join('; ') : conjunction.format(items);
}

/** Returns texts as sentences: each begins with a capital letter and ends with a full stop, unless it has an end. */
export function sentences(...texts: readonly string[]): string {
  return texts.map((text) => `${capital(text)}${/[.?!:]$/.test(text) ? '' : '.'}`).join(' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns an item of a list as it is written inside a sentence. Abbreviations and the `names` keep their capital letters. */
export function inSentence(item: string, names: ReadonlySet<string>): string {
  const [word = ''] = item.split(/[ ,]/);
  return names.has(word) || /.[A-Z\d]/.test(word) ? item : item.charAt(0).toLowerCase() + item.slice(1);
}
