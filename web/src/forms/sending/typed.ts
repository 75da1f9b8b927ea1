/** Values of a form's fields by name, as typed. */
export type Typed = Readonly<Record<string, string>>;

/** What is typed in a form now; files are left out. */
export function typedIn(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value;
  return typed;
}
