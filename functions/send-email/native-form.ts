import { emailLimits } from '#contract/email.ts';
import {
  contactMessage,
  contactSubject,
  homeMessage,
  interests,
  requiredSentences,
  type Contact,
} from '#contract/message.ts';
import { readSender, type ReadEmail } from './email.ts';
import { bodyTextOf, headerText } from './text.ts';

/** The two forms that a browser can send by itself, before hydration or without JavaScript. */
export type NativeForm = 'home' | 'contact';

/** What a visitor typed, and what is wrong with it: one sentence for each field that must be changed. */
export type NativeReading = {
  form: NativeForm;
  typed: Contact;
  problems: readonly string[];
  /** The honeypot is filled. */
  robot: boolean;
};

/** The fields of an `application/x-www-form-urlencoded` body, checked by the rules of the form they come from. */
export function readNativeForm(body: string): NativeReading {
  const fields = new URLSearchParams(body);
  const line = (name: string) => headerText((fields.get(name) ?? '').replace(/\s+/g, ' '));
  const form = fields.get('form') === 'contact' ? 'contact' : 'home';
  const typed: Contact = {
    name: line('name'),
    email: line('email'),
    message: bodyTextOf(fields.get('message') ?? ''),
    phone: line('phone'),
    company: line('company'),
    interest: line('interest'),
  };
  const problems = [
    ...missing(typed),
    ...(form === 'contact' ? contactProblems(typed, fields.get('agree')) : []),
    ...tooLong(typed),
  ];
  return { form, typed, problems, robot: Boolean(fields.get('website')) };
}

/** The same e-mail as the form's own JavaScript would have composed. */
export function composeNative({ form, typed }: NativeReading): ReadEmail {
  const message = form === 'contact' ? contactMessage(typed) : homeMessage(typed);
  const { replyTo } = readSender(message, typed.email);
  return { form, subject: contactSubject(typed.name), message, ...(replyTo === undefined ? {} : { replyTo }) };
}

/** Where the browser goes next: the form it came from, with the reference number in the address. */
export function sentLocation(form: NativeForm, reference: string): string {
  const query = `sent=ok&id=${encodeURIComponent(reference)}`;
  // The note of the page is shown by `#sent:target`, so that it needs no script.
  return `${form === 'contact' ? '/contact' : '/'}?${query}#sent`;
}

function missing(typed: Contact): string[] {
  return (['name', 'email', 'message'] as const)
    .filter((field) => typed[field].trim() === '')
    .map((field) => requiredSentences[field]);
}

/** What the browser checks on the contact page by itself, unless it is told not to. */
function contactProblems(typed: Contact, agree: string | null): string[] {
  const options: readonly string[] = interests;
  return [
    ...(typed.email === '' || typed.email.includes('@') ? [] : ['Email must be an address such as name@example.com']),
    ...(options.includes(typed.interest) ? [] : ['Choose what you are interested in']),
    ...(agree ? [] : ['Agree to the privacy policy and the terms of service']),
  ];
}

function tooLong(typed: Contact): string[] {
  const limits = [
    ['Name', typed.name, emailLimits.name],
    ['Email', typed.email, emailLimits.address],
    ['Message', typed.message, emailLimits.text],
    ['Phone', typed.phone, emailLimits.line],
    ['Company', typed.company, emailLimits.line],
  ] as const;
  return limits
    .filter(([, value, limit]) => value.length > limit)
    .map(([label, , limit]) => `${label} must be ${limit} characters or fewer`);
}
