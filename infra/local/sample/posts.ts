import { evaluatingAnswers } from './articles/evaluating-answers.ts';
import { firstTwoSeconds } from './articles/first-two-seconds.ts';
import { gujaratiNote } from './articles/gujarati-note.ts';
import { gujaratiOnThePhone } from './articles/gujarati-on-the-phone.ts';
import { lettingTheCallerInterrupt } from './articles/letting-the-caller-interrupt.ts';
import { readingNumbersAloud } from './articles/reading-numbers-aloud.ts';
import { smallModel } from './articles/small-model.ts';
import { testingAPhoneLine } from './articles/testing-a-phone-line.ts';
import { twilioStudio } from './articles/twilio-studio.ts';
import { webhooksThatArriveTwice } from './articles/webhooks-that-arrive-twice.ts';
import { blocks, h2, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** All articles of the sample CMS; the order has no meaning, except that it numbers them. */
export const posts: readonly SamplePost[] = [
  firstTwoSeconds,
  gujaratiOnThePhone,
  gujaratiNote,
  twilioStudio,
  smallModel,
  lettingTheCallerInterrupt,
  readingNumbersAloud,
  webhooksThatArriveTwice,
  testingAPhoneLine,
  evaluatingAnswers,
];

/** Articles that are not published. Only their previews show them. */
export const drafts: readonly SamplePost[] = [
  {
    slug: 'a-menu-that-nobody-has-to-hear-twice',
    title: 'A menu that nobody has to hear twice',
    published: '2026-11-23T09:30',
    author: 'Riya Kothari',
    categories: ['voice-ai'],
    excerpt: 'Callers remember the last option and forget the first. We wrote a menu with that in mind.',
    body: blocks(
      'A caller who hears six options remembers two. The menu of a clinic that we work for had six, and a third of its callers pressed the key that repeats it. We did not make it shorter. We changed what it says first.',
      h2('The reason for the call comes first'),
      'Four of five callers wanted one of two things: an appointment, or the result of a test. These two are asked for in one sentence, and the others wait behind a pause.',
      h2('What we still have to measure'),
      ul('How often the menu is repeated now.', 'Whether callers with a bad line understand the pause.'),
    ),
  },
];
