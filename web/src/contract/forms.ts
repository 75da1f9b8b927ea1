import { interests } from '#content/company.ts';
import { emailLimits } from './email.ts';

/**
 * A field of a form. Its control, its validation in browser and server, and its line in the email are derived from it.
 */
export type FormField = {
  label: string;
  /**
   * A `textarea` is a block of text below the lines of the message. A `checkbox` and an `origin` are not part of the
   * message. An `origin` is how the visitor came to the site (contract/visit-origin.ts), which a script fills in.
   */
  type: 'text' | 'email' | 'tel' | 'url' | 'select' | 'textarea' | 'checkbox' | 'origin';
  /** Longest value in characters (UTF-16 code units). */
  limit: number;
  /** Sentence for an empty field. Without it the field is optional. */
  required?: string;
  /** Sentence for an email without @, or for a value that is not in `options`. Without it any value is valid. */
  invalid?: string;
  options?: readonly string[];
  autoComplete?: string;
};

type FormDefinition = {
  title: string;
  /** Name of the page's route (content/routes.ts). */
  route: string;
  section: string;
  subject: string;
  /** Name of the field that a recording may replace (contract/recording.ts). Without it the form takes no recording. */
  spoken?: string;
  /** Fields by their names, in the order in which the office's email lists them. */
  fields: Readonly<Record<string, FormField>>;
};

const name = {
  label: 'Name',
  type: 'text',
  limit: emailLimits.name,
  required: 'Name is required',
  autoComplete: 'name',
} as const;
const anyEmail = {
  label: 'Email',
  type: 'email',
  limit: emailLimits.address,
  required: 'Email is required',
  autoComplete: 'email',
} as const;
const email = { ...anyEmail, invalid: 'Email must be an address such as name@example.com' } as const;
const phone = { label: 'Phone', type: 'tel', limit: emailLimits.line, autoComplete: 'tel' } as const;
const message = {
  label: 'Message',
  type: 'textarea',
  limit: emailLimits.text,
  required: 'Message is required',
} as const;

const origin = { label: 'Found us', type: 'origin', limit: emailLimits.origin } as const;

/** The forms of the site. A new field only needs an entry here and its control in the component of the form. */
export const forms = {
  home: {
    title: 'Home page',
    route: 'home',
    section: 'contact',
    subject: 'Message from',
    spoken: 'message',
    fields: { name, email: anyEmail, message, origin },
  },
  contact: {
    title: 'Contact page',
    route: 'contact',
    section: 'contact-form',
    subject: 'Message from',
    spoken: 'message',
    fields: {
      name,
      phone,
      interest: {
        label: 'Interest',
        type: 'select',
        limit: emailLimits.line,
        required: 'Choose what you are interested in',
        invalid: 'Choose what you are interested in',
        options: interests,
      },
      about: { label: 'Service or project', type: 'text', limit: emailLimits.line },
      email,
      company: { label: 'Company', type: 'text', limit: emailLimits.line, autoComplete: 'organization' },
      message,
      /** Slots (contract/slot.ts), or a text of a visitor without JavaScript. */
      times: { label: 'Times that suit you', type: 'text', limit: emailLimits.line },
      agree: {
        label: 'Agreement',
        type: 'checkbox',
        limit: emailLimits.line,
        required: 'Agree to the privacy policy and the terms of service',
      },
      origin,
    },
  },
  application: {
    title: 'Job application',
    route: 'careers',
    section: 'Appllynow',
    subject: 'New Job Application:',
    fields: {
      name,
      email,
      phone,
      role: { label: 'Role', type: 'text', limit: emailLimits.line, required: 'Role is required' },
      portfolio: { label: 'Portfolio', type: 'url', limit: emailLimits.portfolio, autoComplete: 'url' },
      note: { label: 'Note', type: 'textarea', limit: emailLimits.text },
      receipt: { label: 'Confirmation', type: 'checkbox', limit: emailLimits.line },
      origin,
    },
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

/** Name of a form, in requests and in the outbox. */
export type FormKind = keyof typeof forms;

/** What the page after a native submit says, and has: the key of the form's draft, a link to the form. */
export type SentForm = Record<'title' | 'text' | 'back' | 'path' | 'draft', string> & { lines: readonly string[] };

/** Returns the key under which a tab stores the draft of a form. */
export function draftKey(form: FormKind): string {
  return `draft-${form}`;
}

export type FieldName<Kind extends FormKind> = keyof (typeof forms)[Kind]['fields'] & string;

export function isFormKind(text: string): text is FormKind {
  return Object.hasOwn(forms, text);
}

export function fieldsOf(form: FormKind): readonly (readonly [name: string, field: FormField])[] {
  return Object.entries<FormField>(forms[form].fields);
}

/** Returns the name of the field that a recording may replace; undefined if the form takes none. */
export function spokenField(form: FormKind): string | undefined {
  const { spoken }: FormDefinition = forms[form];
  return spoken;
}

export function fieldOf(form: FormKind, name: string): FormField {
  const fields: Readonly<Record<string, FormField>> = forms[form].fields;
  const field = fields[name];
  if (!field) throw new Error(`Expected a field of the form ${form}, got ${name}.`);
  return field;
}
