/**
 * One turn of a woven line: who speaks (0 the caller, 1 the agent), for how many threads, under which name, saying
 * what.
 */
export type Caption = readonly [who: 0 | 1, threads: number, name: string, text: string];

/** A conversation to weave, and its words. */
export type SpokenLine = {
  /** The same seed weaves the same picture. */
  seed: string;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** Turns and the rests between them (three threads each) fill 144 threads at most. */
  captions: readonly Caption[];
  /** Turns woven after the last caption, without words. */
  wordless?: readonly (readonly [who: 0 | 1, threads: number])[];
};
