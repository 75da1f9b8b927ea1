/** A turn of a woven line: speaker (0 the caller, 1 the agent), number of threads, name of the speaker, text. */
export type Caption = readonly [who: 0 | 1, threads: number, name: string, text: string];

/** A conversation to weave, with its captions. */
export type SpokenLine = {
  /** The same seed gives the same image. */
  seed: string;
  /** Text alternative of the image. */
  label: string;
  /** Turns with three silent threads between them; at most 144 threads in total. */
  captions: readonly Caption[];
  /** Turns without captions, woven after the last one. */
  wordless?: readonly (readonly [who: 0 | 1, threads: number])[];
};
