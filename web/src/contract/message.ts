/** The three forms that send mail. */
export type FormKind = 'home' | 'contact' | 'application';

export type HomeContact = { name: string; email: string; message: string };
export type Contact = HomeContact & { phone: string; company: string; interest: string };
export type Application = {
  name: string;
  email: string;
  phone: string;
  role: string;
  portfolio: string;
  note: string;
};

/** Options of the contact page's interest select (specification §3). */
export const interests = [
  'Website Development',
  'Mobile App Development',
  'AI/ML Solutions',
  'Process Automation',
  'Other Services',
] as const;

/** What the contact forms say about an empty field (specification §3). */
export const requiredSentences = {
  name: 'Name is required',
  email: 'Email is required',
  message: 'Message is required',
} as const;

/** A composed message taken apart again: its labelled lines in order, and what the visitor wrote. */
export type MessageParts = {
  form: FormKind;
  fields: readonly (readonly [label: string, value: string])[];
  text: string;
};

/** Subject of the two contact forms (specification §7, calls 2 and 4). */
export function contactSubject(name: string): string {
  return `Message from ${oneLine(name)}`;
}

/** Subject of an application (specification §7, call 3). */
export function applicationSubject(name: string): string {
  return `New Job Application: ${oneLine(name)}`;
}

/** Name, e-mail and message of the home form in one string. */
export function homeMessage({ name, email, message }: HomeContact): string {
  return compose(
    [
      ['Name', name],
      ['Email', email],
    ],
    'Message',
    message,
  );
}

/** Name, phone, interest, e-mail, company and message of the contact page in one string; empty ones are left out. */
export function contactMessage({ name, phone, interest, email, company, message }: Contact): string {
  return compose(
    [
      ['Name', name],
      ['Phone', phone],
      ['Interest', interest],
      ['Email', email],
      ['Company', company],
    ],
    'Message',
    message,
  );
}

/** Name, e-mail, phone where given (D02), role, portfolio and note of an application in one string. */
export function applicationMessage({ name, email, phone, role, portfolio, note }: Application): string {
  return compose(
    [
      ['Name', name],
      ['Email', email],
      ['Phone', phone],
      ['Role', role],
      ['Portfolio', portfolio],
    ],
    'Note',
    note,
  );
}

const labels = new Set(['Name', 'Email', 'Phone', 'Interest', 'Company', 'Role', 'Portfolio']);

/**
 * The parts of a message composed above. Text that nobody composed comes back whole as `text` with no fields.
 * Only the head, up to the first empty line, is read for labels: what a visitor writes cannot add a field.
 */
export function readMessage(message: string): MessageParts {
  const lines = message.split('\n');
  const end = lines.indexOf('');
  const head = end < 0 ? lines : lines.slice(0, end);
  const fields: [string, string][] = [];
  for (const line of head) {
    const [, label = '', value = ''] = /^([A-Z][a-z]+): (.*)$/.exec(line) ?? [];
    if (!labels.has(label)) return { form: 'home', fields: [], text: message };
    fields.push([label, value]);
  }
  const rest = end < 0 ? [] : lines.slice(end + 1);
  const text = (/^(Message|Note):$/.test(rest[0] ?? '') ? rest.slice(1) : rest).join('\n');
  return { form: formOf(fields.map(([label]) => label)), fields, text };
}

function formOf(present: readonly string[]): FormKind {
  if (present.includes('Role')) return 'application';
  return present.includes('Interest') ? 'contact' : 'home';
}

function compose(fields: readonly (readonly [string, string])[], title: string, text: string): string {
  const head = fields
    .map(([label, value]) => [label, oneLine(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return text === '' ? head.join('\n') : [...head, '', `${title}:`, text].join('\n');
}

/** A field stays on its line, else a name with a line break could pose as another field. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
