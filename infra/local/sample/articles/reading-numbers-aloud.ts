import { blocks, code, h2, table, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const readingNumbersAloud: SamplePost = {
  slug: 'reading-numbers-aloud-so-that-people-can-write-them-down',
  title: 'Reading numbers aloud so that people can write them down',
  published: '2026-08-11T16:40',
  author: 'Parth Vyas',
  categories: ['voice-ai', 'design'],
  image: { name: 'reading-numbers-aloud', alt: 'Groups of threads with spaces between them' },
  excerpt: 'A voice that says a number correctly can still be useless to somebody with a pen. The pauses do the work.',
  body: blocks(
    'Ask a speech engine for a telephone number and it says every digit correctly, at the speed of a person who already knows it. The caller has a pen, a phone in the other hand and a child on the arm. They write down four digits and say &#8220;again, please&#8221;. It says all ten again, as fast.',
    'Of all the things that our agents say, numbers are asked for twice most often. So we stopped treating them as text.',
    h2('People do not write digits, they write groups'),
    'We gave fifteen colleagues a pen and read them forty numbers in four ways. What they had on paper decided.',
    table(
      'Numbers that were written down right at the first reading',
      ['How it was read', 'Right'],
      ['As the engine says it', '52%'],
      ['Slower', '61%'],
      ['In pairs, with a pause after each', '88%'],
      ['In pairs, waiting for a sound from the writer', '97%'],
    ),
    'Slower alone helps little. A slow voice still gives no moment to write in. A pause does, and it has to come after a group that fits into the ear: two or three digits, never four.',
    h2('Each number has a grouping of its own'),
    ul(
      'An Indian mobile number is said in five and five by half of the people and in pairs by the other half. We say pairs: five digits are too many to hold while writing.',
      'A reference of ours looks like 7F3A-19C2. Letters among digits are said with a word, &#8220;F as in Friday&#8221;, but only the ones that sound like others. Nobody mistakes a W.',
      'A time is no number. &#8220;Eight twenty&#8221; is right, &#8220;eight hours and twenty minutes&#8221; is a duration, and &#8220;zero eight two zero&#8221; is a railway.',
      'An amount is said as words, and its currency first if it will be written first: &#8220;rupees four hundred and fifty&#8221;.',
      'A date is said with its weekday. It is longer, and it is the part that people check.',
    ),
    h2('How to say it'),
    'All engines that we use understand SSML, a markup for speech. They differ in what they make of it. <code>say-as</code> with <code>telephone</code> reads ten digits in a row on one of them and in groups of three on another. Breaks are understood by all, so we write the groups ourselves:',
    code(`export function spokenDigits(digits: string, pauseMs = 450): string {
  const pairs = digits.match(/.{1,2}/g) ?? [];
  return pairs
    .map((pair) => [...pair].join(' '))           // "98" is "nine eight", not "ninety-eight"
    .join(\`<break time="\${pauseMs}ms"/>\`);
}`),
    'The pause of 450 ms was not a guess. With 300 people fell behind at the third pair; with 600 they asked whether the line was still there.',
    h2('Wait instead of pausing'),
    'The best row of the table needs no markup at all. The agent says a pair and waits for a sound: &#8220;yes&#8221;, &#8220;mhm&#8221;, the pair repeated. If there is none, it goes on after a second and a half. It is what people do at a counter, and it has a second use: when the caller repeats the pair wrongly, the agent hears it while it is still one pair.',
    'For this the caller must be able to speak at any time, and a &#8220;mhm&#8221; must not stop the agent. How that is done is described in <a href="/letting-the-caller-interrupt/">Letting the caller interrupt</a>.',
    h2('Better: do not read it at all'),
    'After three weeks of pauses we looked at what the numbers were for. Two in three were references and addresses that the caller did not need during the call. The agent now says &#8220;I have texted it to you&#8221;, and reads it only to people who ask, or who ring from a landline.',
    'The calls with a number in them became shorter by eleven seconds. The rest of this article is about the other third, and it is still worth the work: somebody who asks for a number has a pen in the hand, and is waiting.',
    h2('The same on the way in'),
    'When the caller says a number, the agent repeats it in pairs, in the grouping in which it came. A caller who says &#8220;double seven&#8221; hears &#8220;double seven&#8221;. We do not correct people into our format. It costs a table of a dozen forms, and it is the difference between being understood and being processed.',
  ),
};
