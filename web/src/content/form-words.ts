import { countOf, promises } from './promises.ts';
import { routes } from './routes.ts';

/** Texts of the three forms; labels and messages of their fields are in contract/forms.ts. */
export const formWords = {
  optional: '(optional)',
  /** Label of the button while the form is being sent. */
  sending: 'Sending...',
  /** Button that starts a recording instead of a typed message. */
  record: 'Record a voice message',
  recordFailed: 'The recorder could not be loaded. You can also type your message.',
  /** Label of a field that only programs fill in. */
  honeypot: 'Leave this blank',
  consent: `I have read the [Privacy Policy](${routes.privacyPolicy.path}) and the [Terms of Service](${routes.termsOfService.path}) and agree to them.`,
  tooLong: (label: string, limit: number) => `${label} must be ${limit} characters or fewer`,
  /** Heading of the list of invalid fields, by their number. */
  problems: ['', 'One thing needs fixing', 'Two things need fixing', 'Three things need fixing'],
  /** Hints about an email address that looks mistyped. */
  address: {
    incomplete: 'This address looks incomplete',
    suggestion: (address: string) => `Did you mean ${address}?`,
  },
  home: {
    accepted: 'Email sent successfully!',
    notSent: (reason = 'Unknown error') => `Failed to send email: ${reason}`,
    unreachable: 'Something went wrong while sending the email.',
  },
  contact: { failed: 'Failed to send message. Please try again.' },
  application: {
    accepted: 'Application submitted successfully!',
    failed: 'Failed to submit application.',
    unreadable: 'Error reading file',
    unprocessed: 'Error processing file',
  },
  /** Banner that stays in the form; the first sentence is bold. */
  banner: {
    success: ['Message sent successfully!', "We'll be in touch with you shortly."],
    failure: ['Something went wrong.', 'Please try again or contact us directly.'],
  },
  /** Texts below the line woven from the visitor's name or recording, which the office's email has too. */
  receipt: {
    name: 'Your name, woven. Our email has the same line.',
    voice: 'Your voice, woven. Our email has the same line.',
    save: 'Save as SVG',
  },
  /** Text before the reference number; a full stop follows the number. */
  reference: 'Your reference number is',
  /** Next steps after a message was sent; the numbers are the same as elsewhere on the site. */
  next: {
    message: `We reply within ${countOf(promises.replyHours, 'hour')}, in office hours within about ${countOf(promises.emailHours, 'hour')}.`,
    application: 'A person reads it and answers either way, to the address you gave.',
    retry: 'Nothing you typed is lost. Please try again, or write to us.',
  },
} as const;
