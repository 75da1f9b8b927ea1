/** Sentences for the office about the file of a visitor: a résumé or a recording. */
export const fileWords = {
  /** Of every file, in the email and when an operator saves it. */
  warning: 'A stranger sent it, and nothing but its type was checked: open it with care.',
  /** When an operator saves an infected file. */
  saved: 'SES has found a virus in it: do not open it.',
  /** Instead of the file. `replyTo` is the visitor's address, if it is a complete one. */
  infected: (replyTo?: string) =>
    `It was rejected as infected with a virus and is not delivered. To ask for another file, ${replyTo === undefined ? 'use what else the sender gave' : `reply to ${replyTo}`}.`,
  /** Only the extension, one of three: a name could pose as a sentence of ours. */
  renamed: (extension: string) => `Its name ended in ${extension}.`,
  /** What is plainly in a résumé. */
  oddities: {
    macros: 'This file has macros. Open it in a viewer, not in Word.',
    password: 'This file is encrypted and may ask for a password.',
    script: 'This file has a script. Open it in a viewer that runs none, such as a browser.',
    embedded: 'This file has other files inside it. Do not open those.',
  },
} as const;
