/**
 * Marks content nobody vouches for: people, clients, results, addresses and links that are invented (D55).
 * `npm run check:launch` lists every entry that carries it; a production deployment refuses while any is left.
 */
export type Sample = { sample?: true };

/** One sentence that may be a sample by itself, such as a duration inside an entry that is otherwise true. */
export type SampleText = Sample & { text: string };
