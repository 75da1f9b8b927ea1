/** Exactly three. */
export type Three<T> = readonly [T, T, T];

/** Exactly four. */
export type Four<T> = readonly [T, T, T, T];

/** Exactly six. */
export type Six<T> = readonly [T, T, T, T, T, T];

/** Six to nine: the tools of a technology category. */
export type SixToNine<T> =
  | Six<T>
  | readonly [...Six<T>, T]
  | readonly [...Six<T>, T, T]
  | readonly [...Six<T>, T, T, T];

/** Two or more. */
export type AtLeastTwo<T> = readonly [T, T, ...T[]];

/** A list of exactly `N` entries; any other number is a type error. */
export type Exactly<T, N extends number, Counted extends readonly T[] = readonly []> = Counted['length'] extends N
  ? Counted
  : Exactly<T, N, readonly [...Counted, T]>;
