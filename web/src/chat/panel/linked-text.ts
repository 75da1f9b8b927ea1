/** A piece of a message: words, or words that lead somewhere. */
export type TextPart = { text: string; href?: string };

/** https and mailto addresses, and bare e-mail addresses; lengths are bounded so that no text takes long to search. */
const addresses = /https:\/\/[^\s<>"]{1,2000}|(?:mailto:)?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;

/** A message in parts, with its https and mailto addresses as links; anything else stays words (D18). */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = withoutSentenceEnd(found);
    const href = /^https:/i.test(address) ? address : `mailto:${address.replace(/^mailto:/i, '')}`;
    if (!URL.canParse(href)) continue;
    parts.push({ text: text.slice(end, index) }, { text: address, href });
    end = index + address.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}

/** Punctuation behind an address belongs to the sentence; a bracket does unless the address opened it. */
function withoutSentenceEnd(address: string): string {
  const bare = address.replace(/[.,;:!?'’”*\]]+$/, '');
  return bare.endsWith(')') && !bare.includes('(') ? withoutSentenceEnd(bare.slice(0, -1)) : bare;
}
