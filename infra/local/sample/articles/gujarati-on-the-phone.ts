import { languages } from '#content/claims.static.ts';
import { blocks, h2, ol, table, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const gujaratiOnThePhone: SamplePost = {
  slug: 'gujarati-on-the-phone-what-speech-models-miss',
  title: 'Gujarati on the phone: what speech models miss',
  published: '2026-09-21T11:30',
  author: 'Riya Kothari',
  categories: ['voice-ai', 'ai-ml'],
  excerpt: 'Numbers, names and code-switching are where callers get misheard, and repeating them helps.',
  body: blocks(
    'A model that reads Gujarati news aloud without a fault can still fail on a call to a pharmacy. The news is written by one person and read by one person. A call has a bad microphone, a fan, a child, and a caller who says the number of tablets in English and the name of the medicine in neither language.',
    `The clinic booking line that we built takes appointments in ${languages}. This is what we learned before it could.`,
    h2('Where the errors are'),
    'We listened to two hundred calls and marked every word that was heard wrongly. They fell into three groups, and none of them was ordinary vocabulary.',
    ol(
      '<strong>Numbers.</strong> Telephone numbers are said in English digits, amounts in Gujarati words, and dates in whichever comes first.',
      '<strong>Names.</strong> A surname has three common spellings, and the model picks the one it met most often.',
      '<strong>Switches.</strong> One sentence changes language twice. The model decides on a language at the first word and holds on to it.',
    ),
    table(
      'Words that were heard wrongly, in two hundred calls',
      ['Kind', 'Share of all words', 'Share of all errors'],
      ['Numbers', '9%', '38%'],
      ['Names', '6%', '27%'],
      ['Words after a switch', '12%', '22%'],
      ['Everything else', '73%', '13%'],
    ),
    'The table explains why an accuracy of ninety-four in a hundred words felt like a broken line. The other six were the ones that mattered.',
    h2('One word for yesterday and tomorrow'),
    '&#8220;Kal&#8221; means the day before and the day after. People never notice, because a verb follows that says which. A model that hears the verb badly books the appointment for a day that is over. Our line reads a date back with its weekday before it books, and asks &#8220;kal as in tomorrow?&#8221; if it was kal. Half of the callers laugh. All of them answer.',
    h2('Do not ask for the language'),
    'The first version asked callers to press one for Gujarati. It took six seconds, and four in ten then spoke something else, because they had chosen the language that they would like to be answered in and not the one that they count in.',
    'Now the line listens to the first sentence and answers in its language. It keeps listening for the other two. A caller who changes is followed after one whole sentence and not after one word, because a single English word in a Gujarati sentence is Gujarati.',
    h2('Repeat, and do it kindly'),
    'It is the cheapest improvement of all. A person at a desk repeats a telephone number without being told to, and nobody finds it rude. The agent says the digits in pairs, in the language in which they were given, and stops after each pair so that it can be corrected in the middle.',
    'What does not work is asking people to speak clearly. They are speaking clearly. Read more about <a href="/reading-numbers-aloud-so-that-people-can-write-them-down/">saying numbers</a> and about <a href="/testing-a-phone-line-before-anyone-calls-it/">testing the line before anyone calls it</a>.',
    h2('What helps the model'),
    ul(
      'A list of names. The clinic has nine doctors and about four hundred surnames among its patients. Given as hints, they halved the errors in names.',
      'Digits as digits. We ask the recogniser for the number and not for its words, and compare both. If they differ, the agent asks.',
      'The sound as the phone has it. A model that was tuned on studio recordings lost nine points when we sent it eight kilohertz; one that was tuned on calls lost one.',
    ),
    'We did not train a model of our own. We would have needed some hundreds of hours of calls that callers had agreed to, and the list of names was done in an afternoon.',
    h2('What still goes wrong'),
    'Grandparents who hand the phone to a grandchild in the middle of a sentence. Medicine names, which nobody says as they are written. And villages: there are three called Navagam within an hour of the clinic. For these the agent does what the desk does. It says that it is not sure, takes the number, and a person rings back in the morning.',
  ),
};
