import { application } from './claims.static.ts';
import { routes } from './routes.ts';
import { company, emailHref } from './company.ts';
import { countedNoun } from './promises.ts';

/** Texts of all forms from their first view on; labels and messages of their fields are in contract/forms.ts. */
export const formWords = {
  optional: '(optional)',
  /** Label of the button while the form is being sent. */
  sending: 'Sending...',
  /** Button that starts a recording instead of a typed message. */
  record: 'Record a voice message',
  recordFailed: 'The recorder could not be loaded. You can also type your message.',
  /** Label of the hidden field that only programs fill in, for visitors whose browser shows it. */
  honeypot: 'Leave this blank, it catches spam',
  /** Heading of the list of invalid fields. */
  problems: (count: number) => countedNoun(count, 'thing needs fixing', 'things need fixing'),
  home: {
    accepted: 'Email sent successfully!',
    notSent: (reason = 'Unknown error') => `Failed to send email: ${reason}`,
    unreachable: 'Something went wrong while sending the email.',
  },
  /** Banner that stays in the form; the first sentence is bold. */
  banner: {
    success: ['Message sent successfully!', "We'll be in touch with you shortly."],
    failure: ['Something went wrong.', 'Please try again or contact us directly.'],
  },
  /** Text before the reference number; a full stop follows the number. */
  reference: 'Your reference number is',
  /** Next steps after a message was sent; the numbers are the same as elsewhere on the site. */
  next: {
    retry: 'Nothing you typed is lost. Please try again, or write to us.',
  },
} as const;

/** Hints about an email address that looks mistyped. */
export const addressWords = {
  incomplete: 'This address looks incomplete',
  suggestion: (address: string) => `Did you mean ${address}?`,
} as const;

export const contactWords = {
  failed: 'Failed to send message. Please try again.',
  consent: `I have read the [Privacy Policy](${routes.privacyPolicy.path}) and the [Terms of Service](${routes.termsOfService.path}) and agree to them.`,
} as const;

export const applicationWords = {
  accepted: 'Application submitted successfully!',
  failed: 'Failed to submit application.',
  unreadable: 'Error reading file',
  unprocessed: 'Error processing file',
  receipt: 'Send me a confirmation',
  next: (hasReceipt = false) =>
    `A person reads it. ${application.answer} ${hasReceipt ? 'A confirmation comes by email, at most one a day.' : 'No email confirms it.'}`,
} as const;

/** Texts below the woven line of the visitor's name or recording. The office's email contains the same line. */
export const receiptWords = {
  name: 'Your name, woven. Our email has the same line.',
  voice: 'Your voice, woven. Our email has the same line.',
  save: 'Save as SVG',
} as const;

/** Sentences of send-email about a message that was not accepted, shown below the form. */
export const rejectionWords = {
  unavailable: `We cannot take messages right now. Please try again in a minute, or write to ${company.email}`,
  tooLarge: 'The message is too large',
  wrongMethod: 'Messages are sent by POST',
  wrongMediaType: 'The body must be JSON, sent as text/plain',
  needsScript: 'The application form needs JavaScript, because it sends a file',
  crossSite: `This message was sent from another website. Please send it from our own site, or write to ${company.email}`,
  fileName: {
    lineBreak: 'The file name must not contain line breaks',
    tooLong: (limit: number) => `The file name must be ${limit} characters or fewer`,
  },
  brokenFile: 'The file did not arrive in one piece. Please choose it again',
  recording: {
    wrongContent: 'The recording is not a WAV file. Please record it again, or type your message',
    wrongFormat: 'The recording has an unexpected format. Please record it again, or type your message',
    wrongSize: 'The recording did not arrive in one piece. Please record it again, or type your message',
    empty: 'The recording is empty. Please record it again, or type your message',
    tooLong: (seconds: number) => `The recording must be ${seconds} seconds or shorter. Please record it again`,
    hidden: 'The recording contains more than sound. Please record it again, or type your message',
  },
  resume: {
    wrongContent:
      'The content of the selected file is not that of a PDF, DOC or DOCX. Save your résumé as PDF and try again',
  },
} as const;

/** Page for a rejected message of a visitor whose browser runs no scripts. */
export const rejectionPage = {
  title: 'Your message was not sent',
  text: `Nothing is lost: below is what you wrote. Go back to change it, or copy it and [write to ${company.email}](${emailHref}).`,
  /** Instead of `text`, for a text that is too long to be repeated. */
  cut: (limit: number) =>
    `Below are the first ${limit.toLocaleString('en')} characters of what you wrote. Go back to shorten it, or [write to ${company.email}](${emailHref}).`,
  back: 'Back to the form',
} as const;
