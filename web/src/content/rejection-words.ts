import { company, emailHref } from './company.ts';

/** Sentences of send-email about a message that was not accepted, shown below the form. */
export const rejectionWords = {
  unavailable: `We cannot take messages right now. Please try again in a minute, or write to ${company.email}`,
  tooLarge: 'The message is too large',
  wrongMethod: 'Messages are sent by POST',
  wrongMediaType: 'The body must be JSON, sent as text/plain',
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
  pdf: {
    wrongContent: 'The content of the selected file is not that of a PDF. Save your resume as PDF and try again',
    active:
      'The PDF contains a script, or something that opens a program, a website or a file by itself. Print it to a new PDF and try again',
    // Not "print it to a new PDF": the printer of Adobe Acrobat attaches a file, too.
    attachment: (fileName: string) =>
      `The PDF contains an attached file${fileName === '' ? '' : ` (${fileName})`}. Open your resume in Word or Google Docs, save it from there as PDF and try again`,
    unreadable: 'The PDF is damaged. Save your resume as PDF once more and try again',
  },
  doc: {
    active:
      'The document contains macros, embedded objects or content from another place. Save it as PDF and try again',
    unreadable: 'The document is damaged. Save your resume as PDF and try again',
  },
  docx: {
    active: 'The document contains macros, embedded files or content from another place. Save it as PDF and try again',
    unreadable: 'The document is damaged or too large once unpacked. Save it as PDF and try again',
  },
  resume: {
    wrongContent:
      'The content of the selected file is not that of a PDF, DOC or DOCX. Save your resume as PDF and try again',
    password: 'The file needs a password to open. Save your resume without a password and try again',
    foreign:
      'The file has another document, an archive or a program before or after it. Save your resume as PDF and try again',
    tooComplex: 'The file is too complex for us to check. Save your resume as a simpler PDF and try again',
  },
} as const;

/** Sentences for the office about an accepted résumé that has more than its pages. */
export const resumeOddities = {
  printerSettings: (fileName: string) => `The file holds settings of a printer: ${fileName}.`,
  attachedPicture: (fileName: string) => `The file holds an attached picture: ${fileName}.`,
  attachedText: (fileName: string) => `The file holds an attached text: ${fileName}.`,
  linkedPicture: (host: string) => `The file shows a picture from ${host}.`,
  renamed: (fileName: string) => `It was sent as ${fileName}.`,
  more: (count: number) => `${count} more of this kind.`,
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
