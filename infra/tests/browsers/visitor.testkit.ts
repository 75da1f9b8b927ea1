/** What a visitor does in any engine. Elements are found by XPath, which every driver understands. */
export type Visitor = {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Waits for an element that is visible, scrolls to it and clicks it. */
  click(element: string): Promise<void>;
  type(field: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: 'Enter' | 'Escape'): Promise<void>;
  choose(field: string, file: string): Promise<void>;
  evaluate<Args extends readonly unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Result>;
  close(): Promise<void>;
};

export type WindowSize = { width: number; height: number };

export type Engine = {
  visit(size: WindowSize): Promise<Visitor>;
  /** Console warnings and errors so far, as far as the driver tells them. */
  consoleErrors: readonly string[];
  close(): Promise<void>;
};

/** Returns the XPath of a control with this name: its text, its `aria-label`, or the text of its label. */
export function control(name: string, scope = ''): string {
  const text = `normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}`;
  const labelled = `@id=//label[starts-with(normalize-space(), ${quoted(name)})]/@for`;
  return `${scope}//*[self::button or self::a or self::summary][${text}]|${scope}//*[self::input or self::select or self::textarea][${labelled} or @aria-label=${quoted(name)}]`;
}

/** XPath 1.0 has no escapes. */
function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
