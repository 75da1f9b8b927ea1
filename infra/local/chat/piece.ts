/** A piece of the site that can answer a question by itself. */
export type Piece = {
  title: string;
  /** What the piece is about in words it does not say itself: only searched, never shown. */
  topics: string;
  /** A few sentences, as the site says them. */
  text: string;
  /** Screen to read on at. */
  page: string;
};

/** Several things in one sentence: "one, two and three". */
export const list = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });
