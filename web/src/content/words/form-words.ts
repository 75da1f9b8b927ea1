import { countOf, promises } from '../promises.ts';

/** Sentences about the outcome of a form. */
export const formWords = {
  home: {
    accepted: 'Email sent successfully!',
    refused: (reason = 'Unknown error') => `Failed to send email: ${reason}`,
    unreachable: 'Something went wrong while sending the email.',
  },
  contact: { failed: 'Failed to send message. Please try again.' },
  application: {
    sending: 'Sending...',
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
  /** What happens next; the numbers are the same as elsewhere on the site. */
  next: {
    message: `We reply within ${countOf(promises.replyHours, 'hour')}, in office hours within about ${countOf(promises.emailHours, 'hour')}.`,
    application: 'A person reads it and answers either way, to the address you gave.',
    retry: 'Nothing you typed is lost. Please try again, or write to us.',
  },
} as const;
