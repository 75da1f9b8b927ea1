export type Three<T> = readonly [T, T, T];

export type Four<T> = readonly [T, T, T, T];

export type Six<T> = readonly [T, T, T, T, T, T];

/** Six to nine: the tools of a technology category. */
export type SixToNine<T> =
  | Six<T>
  | readonly [...Six<T>, T]
  | readonly [...Six<T>, T, T]
  | readonly [...Six<T>, T, T, T];

export type AtLeastTwo<T> = readonly [T, T, ...T[]];

/** A list of exactly `N` entries; any other number is a type error. */
export type Exactly<T, N extends number, Counted extends readonly T[] = readonly []> = Counted['length'] extends N
  ? Counted
  : Exactly<T, N, readonly [...Counted, T]>;

/** A section of a legal page. Its id is the anchor in the table of contents. */
export type Clause = { id: string; title: string; paragraphs: AtLeastTwo<string> };

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

export const iconNames = [
  'voice',
  'chat',
  'agent',
  'ai',
  'phone',
  'cloud',
  'code',
  'layers',
  'spool',
  'turns',
  'shield',
  'server',
  'db',
  'wheel',
  'wave',
  'branch',
  'plug',
  'eye',
  'bot',
  'globe',
  'pin',
  'clock',
  'mail',
  'book',
  'level',
  'house',
  'spark',
  'desk',
  'coins',
  'kite',
  'heart',
  'lamp',
  'chart',
  'tested',
  'star',
  'page',
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * Marks invented content: people, clients, results, addresses and links. `npm run check:launch` lists every marked
 * entry, and a production deployment fails while there are any, because invented reviews are illegal.
 */
export type Sample = { sample?: true };

/** A sentence that may be a sample on its own, such as a duration in an otherwise true entry. */
export type SampleText = Sample & { text: string };

/** A card of a service, reason, value or perk: icon, title, and one or two sentences. */
export type Card = Sample & { icon: IconName; title: string; description: string };

/** A step. The highlight in its description is emphasised; `path` makes its title a link. */
export type StepCard = Omit<Card, 'icon' | 'description'> & {
  description: { start: string; highlight: string; end: string };
  path?: string;
};
