/** Exactly three. */
export type Three<T> = readonly [T, T, T];

/** Exactly four. */
export type Four<T> = readonly [T, T, T, T];

/** Exactly six. */
export type Six<T> = readonly [T, T, T, T, T, T];

/** One to four: the pictures of a carousel. */
export type OneToFour<T> = readonly [T] | readonly [T, T] | Three<T> | Four<T>;

/** One to five: the icons of a team member (specification §9). */
export type OneToFive<T> = OneToFour<T> | readonly [T, T, T, T, T];

/** Six to nine: the tools of a technology category (specification §2). */
export type SixToNine<T> =
  | Six<T>
  | readonly [...Six<T>, T]
  | readonly [...Six<T>, T, T]
  | readonly [...Six<T>, T, T, T];

/** Two or more. */
export type AtLeastTwo<T> = readonly [T, T, ...T[]];

/** Exactly `N` entries, so that one too many or too few does not build. */
export type Exactly<T, N extends number, Counted extends readonly T[] = readonly []> = Counted['length'] extends N
  ? Counted
  : Exactly<T, N, readonly [...Counted, T]>;
