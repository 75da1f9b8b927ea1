/** How a visitor comes. */
export type VisitorOptions = {
  /** Window in CSS pixels. */
  width?: number;
  height?: number;
  /** false where the browser runs no scripts. */
  scripts?: boolean;
};

/** What an assistive program calls a thing: its role and its whole name. */
export type Named = { role: keyof typeof elementsOf; name: string };

/**
 * What a person does with the site, in whichever browser. Every act waits until its target is there and rejects when
 * it does not come.
 */
export type Visitor = AsyncDisposable & {
  /** Goes to a path and waits until its scripts answer, where there are any. */
  open(path: string): Promise<void>;
  back(): Promise<void>;
  /** Path, query and fragment of the page. */
  address(): Promise<string>;
  /** Every word that shows, in lower case with single spaces: style sheets change both. */
  words(): Promise<string>;
  press(target: Named, place?: Named): Promise<void>;
  /** Types into a field by its label. */
  write(label: string, text: string, place?: Named): Promise<void>;
  /** Takes an option of a list by its words. */
  choose(label: string, option: string, place?: Named): Promise<void>;
  /** Gives a file on this machine to the page's file field. */
  attach(file: string): Promise<void>;
  hit(key: 'Enter' | 'Escape'): Promise<void>;
  /** What a function answers in the page; it knows nothing of its surroundings here. */
  ask<Answer>(question: () => Answer): Promise<Answer>;
  /** What the browser complained of since the visit began. */
  complaints(): Promise<string[]>;
};

/** A browser that visitors come with. */
export type VisitingBrowser = {
  /** Maker's name and number. */
  version: string;
  visit(options?: VisitorOptions): Promise<Visitor>;
  close(): Promise<void>;
};

/** Elements that have a role by themselves or by an attribute. */
export const elementsOf = {
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  form: 'form',
  link: 'a[href]',
  region: 'section, [role=region]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea',
};

/** Text as `words` gives it. */
export function asWords(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
