import { markedParts } from './marked-words.ts';

type MarkedProps = { text: string; query: string };

/** A text in which the words of the query are marked. */
export function Marked({ text, query }: MarkedProps) {
  return markedParts(text, query).map((part, index) =>
    // Every second part is marked, and the parts have no identity but their index.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
