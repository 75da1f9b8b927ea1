import { blocks, code, h2, ol, p, quote, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about the telephone line itself. */
export const phonePosts: readonly SamplePost[] = [
  {
    sample: true,
    slug: 'twilio-studio-or-your-own-code',
    title: 'Twilio Studio or your own code?',
    published: '2026-10-16T15:00',
    author: 'Kavan Mehta',
    categories: ['twilio'],
    excerpt: 'Where the visual editor saves weeks, and the point at which it starts to cost them.',
    body: blocks(
      p(
        'A flow in the visual editor can answer a telephone the afternoon it is drawn. We begin many projects there, and we leave it in about half of them. This is how we decide, before the drawing becomes too large to move.',
      ),
      h2('Stay in the editor when'),
      ul(
        'the person who will change the words next month does not write code;',
        'the flow has one way in and fewer than twenty boxes;',
        'every decision rests on a key press or an opening hour;',
        'nothing has to be remembered from one call to the next.',
      ),
      p(
        'A reception menu is all of these. So is a line that collects a name and a number at night. Drawn, tested and handed over in two days, it needs nobody afterwards.',
      ),
      h2('Leave it when'),
      p(
        'The first sign is a box that exists only to set a variable for the next box. The second is a copied branch: the same eight boxes for the second language. From there each change is made twice, and one day it is made once.',
      ),
      table(
        'The same line, both ways',
        ['', 'Editor', 'Code'],
        ['First working call', 'one afternoon', 'three days'],
        ['Change a sentence', 'two minutes, by anyone', 'two minutes, by us'],
        ['Add a language', 'copy every branch', 'add a file'],
        ['Test before release', 'call it', 'run the tests, then call it'],
        ['See what changed', 'compare by eye', 'a diff'],
      ),
      h2('Do not move everything'),
      p(
        'The way out is not a rewrite. One box of the editor can hand the call to a function of your own and take it back. We move the part that hurts, usually the part with the second language, and leave the opening hours where the office can find them.',
      ),
      code(`export async function next(call) {
  const { language, intent } = await understand(call.speech);
  return say(sentences[language][intent], { then: 'back-to-studio' });
}`),
      p(
        'After a year most of our lines are a small drawing with two or three functions behind it. Nobody regrets either half.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'a-voicemail-is-a-failed-answer',
    title: 'A voicemail is a failed answer',
    published: '2026-06-25T10:10',
    author: 'Isha Trivedi',
    categories: ['voice-ai', 'twilio'],
    image: { name: 'voicemail', alt: 'A single diamond at the end of a long thread' },
    body: blocks(
      p(
        'Four callers out of five hang up when they hear a tone. The fifth leaves eleven seconds with a name, half a number and the words &#8220;call me back&#8221;. The office calls at six in the evening and reaches another voicemail.',
      ),
      h2('Ask one question instead'),
      p(
        'A machine that records is a form with a single large field. Asking is better: &#8220;We are closed. Is it about an appointment, or about something else?&#8221; The answer decides what can be done right now. Appointments can be moved at midnight. Something else gets a name, a number said back, and a time at which somebody will call.',
      ),
      h2('Then send what you heard'),
      ol(
        'The number, checked by saying it back.',
        'What it is about, in one line.',
        'The recording, for tone and for doubt.',
        'The promise that was made: by whom, until when.',
      ),
      p(
        'The fourth line changes how the office works. A list of recordings is listened to when there is time. A list of promises is worked through by ten in the morning.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'webhooks-that-arrive-twice',
    title: 'Webhooks that arrive twice',
    published: '2026-06-09T14:20',
    author: 'Kavan Mehta',
    categories: ['twilio', 'aws'],
    image: { name: 'webhooks-twice', alt: 'The same woven figure shown twice' },
    excerpt:
      'A telephone provider that hears no answer asks again. If the first question already booked the table, there are now two.',
    body: blocks(
      p(
        'A telephone provider that hears no answer within some seconds asks again. That is right: the first request may have been lost. But it may also have arrived, booked the table and been slow to say so. Then there are two tables.',
      ),
      h2('Decide by the name of the thing'),
      p(
        'Every request has something that does not change when it is repeated: the identifier of the call and the number of the turn. We write that name down before the work begins, in a place that refuses to write it twice:',
      ),
      code(`await table.put({
  item: { key: \`\${callId}#\${turn}\`, state: 'begun' },
  condition: 'attribute_not_exists(key)',
});`),
      p(
        'Whoever is refused waits for the first one&#8217;s answer and gives the same. The caller hears one sentence, the restaurant sees one booking.',
      ),
      h2('What does not work'),
      ul(
        'Comparing times: two guests may well call in the same second.',
        'Comparing bodies: the provider adds a new time stamp to the second one.',
        'A longer time-out: it makes the second request rarer, and so the error harder to find.',
      ),
      h2('Test it on purpose'),
      p(
        'In our tests every webhook is sent twice, always. It costs nothing and it has found a defect in four projects out of six, two of them ours.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'testing-a-phone-line-before-anyone-calls-it',
    title: 'Testing a phone line before anyone calls it',
    published: '2026-05-19T09:30',
    author: 'Ruhi Solanki',
    categories: ['voice-ai', 'ai-ml', 'process'],
    image: { name: 'testing-a-phone-line', alt: 'A grid of small woven calls, one of them marked' },
    excerpt: 'Sixty recorded callers ring our line every night. In the morning we read the calls that changed.',
    body: blocks(
      p(
        'Sixty callers ring our line every night between two and three. None of them is awake: they are recordings, played into the line by a second program that waits for its turn as a person would. In the morning there is a list of the calls that went differently from the day before.',
      ),
      h2('Why recordings and not text'),
      p(
        'A test in text checks what the model answers. Most of what goes wrong happens before and after that: the recogniser hears a surname wrongly, the agent waits too long, two voices talk at once. Only sound finds these.',
      ),
      h2('Who the sixty are'),
      ul(
        'twenty ordinary calls, with the three wishes that make up most of a day;',
        'twenty difficult ones: a speaker phone in a car, an angry customer, a grandfather who tells the story first;',
        'twenty that once went wrong, each added on the day it happened.',
      ),
      p(
        'The last group is the valuable one. It only grows, and it is the reason why the same complaint does not come twice.',
      ),
      h2('What counts as passing'),
      table(
        'Checked after each call',
        ['Question', 'Checked by'],
        ['Did the right thing happen in the calendar?', 'a program'],
        ['Was any gap longer than 1.2 seconds?', 'a program'],
        ['Did both speak at once for more than half a second?', 'a program'],
        ['Was the caller told something untrue?', 'a model, then a person'],
      ),
      p(
        'Programs come first, since they are cheap and do not change their minds. A model reads only what a program cannot check, and a person reads what the model marked. It is usually three calls and takes as long as a cup of tea.',
      ),
      quote('The list is never empty. It is short, and that is the point.', 'Ruhi Solanki'),
      h2('What it costs'),
      p(
        'The line rings for about two hours of call time a night, which is less than one hour of a person&#8217;s. Building it took a week, most of it spent on the program that waits for its turn. Everything about <a href="/evaluating-answers-without-reading-all-of-them/">judging the answers</a> is in an article of its own.',
      ),
    ),
  },
];
