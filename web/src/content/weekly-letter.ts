/** Texts of the weekly letter. */
export const letterWords = {
  kind: 'Weekly letter',
  subject: (days: string, mails = 0, visits = '') => `Website, ${days}: ${mails} messages, ${visits} visits`,
  unread: (days: string) => `Website, ${days}: the log could not be read`,
  noVisits: 'No visits yet.',
  before: (figure: string) => `${figure} the week before`,
  few: 'fewer than five',
  /** By the event and the field whose values are listed. */
  titles: {
    'email-accepted form': 'Messages and applications by form',
    'email-accepted call': 'Messages that ask for a call',
    'email-accepted interest': 'Messages by service',
    'email-accepted role': 'Applications by job',
    'email-accepted source': 'Messages and applications by where the visitor came from',
    'email-accepted page': 'Messages and applications by first page',
    'visit-reported source': 'Visits by where they came from, at least',
    'visit-reported page': 'Visits by first page, at least',
    'step-reported step': 'Opened pages in which a form was seen, begun or sent, or something was not found, at least',
  },
  failures: 'What failed, as the runbook calls it',
  titleOfSpeed: 'Speed: three quarters of the visits were at least as fast',
  speed: { lcp: 'Largest paint (good: 2.5 s)', inp: 'Response to a click (good: 0.2 s)' },
  crash: 'function or check of the site failed',
  incomplete: '“?” is a figure that is missing, because the log could not be read or not as a whole.',
  missingLetter: 'No letter was written in this week: this one is the first, or the one before is missing.',
  notes:
    'Visits are “at least”: browsers that ask not to be tracked or run no scripts are not counted, and no network counts for more than all others together. Anybody can invent visits. Messages, applications and failures are exact, and none where none is listed.',
} as const;
