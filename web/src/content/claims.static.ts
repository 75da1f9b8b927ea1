import { countedNoun, inWords } from './promises.ts';
import { serviceTitles } from './services/service.ts';

/*
 * Every claim that a visitor can check and that more than one text makes: once, with its source. Our texts, the samples and
 * the articles of the sample CMS take it from here. Promises to visitors are in company.ts and promises.ts; what a list
 * says of itself, such as the number of people, is counted from the list.
 */

/* Source: the specification. /about says what was counted. Strings of their own, because the home page loads two of them. */
export const projectsDone = '50+';
export const satisfaction = '98%';
/** The company's own, since 2019. */
export const years = '6+ years';
/** Those of its two founders. */
export const combinedYears = '10+ years';
/** Clients whom we asked at sign-off. */
export const satisfied = { sample: true, yes: 54, asked: 55 } as const;

/** Source: the list of services. For the middle and for the start of a sentence. */
export const serviceCount = inWords(serviceTitles.length);
export const servicesCounted = countedNoun(serviceTitles.length, 'service', 'services');

/** Where AWS runs the site and stores what visitors send; the stack deploys there. */
export const hosting = { region: 'us-east-1', place: 'Northern Virginia, USA' } as const;

/** Languages that agents speak. Source: the projects clinic-booking-line and multilingual-ivr. */
export const languages = 'Gujarati, Hindi and English';

/** What every agent of ours says first (EU AI Act, Article 50). Source: the demo call and every sample call do so. */
export const disclosurePromise = 'say in their first sentence that they are no human';
export const clinicDisclosure = 'This is the clinic’s AI assistant.';
export const dispatchDisclosure = 'This is dispatch’s AI assistant.';

/** Source: the article on the first two seconds, a hundred of its four hundred calls with each greeting. */
export const greeting = {
  text: `${clinicDisclosure} How can I help?`,
  sentenceWords: inWords(wordsOf(clinicDisclosure)),
  words: wordsOf(`${clinicDisclosure} How can I help?`),
} as const;

/**
 * The night line of the dental group, for its project, its review, its quote on the home page and the article. Source: calls
 * of the last month before and the third month after. Silence is the median before an answer, in milliseconds.
 */
export const nightLine = {
  sample: true,
  months: 4,
  monthsInWords: inWords(4),
  lostCalls: { before: 40, after: 3 },
  silenceMs: { before: 1180, after: 640 },
  /** First week in which somebody could ring it. */
  ringWeek: 4,
  ringWeekInWords: 'fourth',
} as const;

/** Who reads an application and what follows. Source: Om Raval, who is responsible for hiring. */
export const application = {
  sample: true,
  readers: 'Our colleague for hiring reads it, then somebody you would work with.',
  answer: 'We answer within a week, either way.',
  offer: 'about three weeks after your application',
} as const;

function wordsOf(text: string): number {
  return text.split(' ').length;
}
