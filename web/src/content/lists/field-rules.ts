import type { CallTurn, Sound } from './recording.ts';

/**
 * A condition that a field meets. `expected` is what content:pull and the screens of WordPress say if it does not.
 * `isMet` below and functions/wordpress-plugin/faults.php evaluate the rules of texts alike, content:pull and that file
 * those of files, and only that file those of references, because only WordPress knows what is published. Patterns are
 * read by JavaScript and by PCRE: write `[0-9]` and `\p{…}`, because `\d`, `\s` and `.` differ.
 */
export type FieldRule = { expected: string } & (
  | { rule: 'filled' }
  /** At most `max` characters, of the whole text. */
  | { rule: 'length'; max: number }
  /** Every part of the text matches. */
  | { rule: 'pattern'; pattern: string }
  | { rule: 'number'; max: number }
  /** A day of the calendar, ISO 8601. */
  | { rule: 'day' }
  | { rule: 'options'; options: readonly string[] }
  /** Number of parts. */
  | { rule: 'count'; min: number; max: number }
  /**
   * Each part names something that visitors can see: an entry of a list by its title, which may differ in case and
   * punctuation, or an article by the end of its address, up to a colon. `free`: no older entry of the list has this text
   * in the field.
   */
  | { rule: 'known'; to: 'stories' | 'projects' | 'team' | 'posts' | 'free' }
  | FileRule
);

/** What each file of the media library meets, in this order. Sizes are in pixels; `height` 0 allows any. */
export type FileRule = { expected: string } & (
  | { rule: 'exists' }
  | { rule: 'format'; types: readonly string[] }
  | { rule: 'bytes'; max: number }
  | { rule: 'pixels'; width: number; height: number }
  | { rule: 'seconds'; min: number; max: number }
  | { rule: 'alt' }
);

/**
 * A condition on two fields, checked if neither is wrong by itself. `field` is the one that is said to be wrong.
 * `either`: one of both is filled. `above`: if `field` is filled, it is the higher number. `notBefore`: if both are
 * filled, it is the later day, or the same. `with`: it is filled if the other is. `during`: times of turns grow, within a sound.
 */
export type PairRule = { rule: 'either' | 'above' | 'notBefore' | 'with' | 'during' } & Record<PairText, string>;

type PairText = 'field' | 'other' | 'expected';

/** Into which parts a text is divided; a text without is one part. */
export type Separator = 'lines' | 'commas';

/** Control and bidi characters: invisible, and able to reorder the sentences around them. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a text in one line: spaces for line breaks and invisible characters, none at its ends. */
export function cleanText(text: string): string {
  return text.replace(invisible, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Returns the clean parts of a text, without empty ones. */
export function splitText(text: string, separator?: Separator): string[] {
  if (separator === undefined) return [cleanText(text)];
  return text.split(separator === 'lines' ? '\n' : ',').flatMap((part) => cleanText(part) || []);
}

/** Returns what the first rule that a text does not meet expects, apart from those of pictures and references. */
export function textFault(rules: readonly FieldRule[], text: string, separator?: Separator): string | undefined {
  const parts = splitText(text, separator);
  return rules.find((rule) => !isMet(rule, parts))?.expected;
}

function isMet(rule: FieldRule, parts: readonly string[]): boolean {
  switch (rule.rule) {
    case 'filled':
      return parts.some((part) => part !== '');
    case 'length':
      return Array.from(parts.join('\n')).length <= rule.max;
    case 'pattern':
      return parts.every((part) => new RegExp(rule.pattern, 'u').test(part));
    case 'number':
      return parts.every((part) => /^[0-9]{1,10}(?:\.[0-9]{1,9})?$/.test(part) && Number(part) <= rule.max);
    case 'day':
      return parts.every(isDay);
    case 'options':
      return parts.every((part) => rule.options.includes(part));
    case 'count':
      return parts.length >= rule.min && parts.length <= rule.max;
    default:
      return true;
  }
}

function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether two values meet a rule; an empty field is undefined. */
export function isPairMet({ rule }: PairRule, field?: unknown, other?: unknown): boolean {
  if (rule === 'either') return field !== undefined || other !== undefined;
  if (rule === 'with') return field !== undefined || other === undefined;
  if (field === undefined) return true;
  if (rule === 'during') return other === undefined || areDuring(field as CallTurn[], other as Sound);
  if (rule === 'above') return Number(field) > Number(other);
  return other === undefined || (field as string) >= (other as string);
}

function areDuring(turns: readonly CallTurn[], { seconds }: Sound): boolean {
  return turns.every(({ from }, index) => from < (turns[index + 1]?.from ?? seconds));
}
