/**
 * Marks invented content: people, clients, results, addresses and links. `npm run check:launch` lists every marked
 * entry, and a production deployment fails while there are any, because invented reviews are illegal.
 */
export type Sample = { sample?: true };

/** A sentence that may be a sample on its own, such as a duration in an otherwise true entry. */
export type SampleText = Sample & { text: string };
