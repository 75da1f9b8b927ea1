import { clinicDisclosure, greeting, nightLine } from '#content/claims.static.ts';
import { blocks, code, h2, h3, image, ol, quote, rule, table, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

const { before, after } = nightLine.silenceMs;
const ms = (count: number) => count.toLocaleString('en-GB');

export const firstTwoSeconds: SamplePost = {
  slug: 'what-a-voice-agent-should-say-in-the-first-two-seconds',
  title: 'What a voice agent should say in the first two seconds',
  published: '2026-11-12T10:00',
  author: 'Isha Trivedi',
  categories: ['voice-ai', 'design'],
  image: { name: 'first-two-seconds', alt: 'Two voices as woven lines, the second one starting late' },
  excerpt:
    'Latency is a copywriting problem as much as an engineering one. We timed four hundred calls and changed the greeting before we changed the model.',
  body: blocks(
    'A caller decides within two seconds whether they are talking to a machine that will help or to a machine that will waste their time. On the night line of a dental group we timed four hundred calls and changed the greeting before we changed the model.',
    h2('Two seconds is one sentence'),
    `At a calm pace a voice says three words a second. So the first rule is arithmetic: if the caller should know after two seconds whom they are talking to, the first sentence has <strong>${greeting.sentenceWords} words</strong>. Everything else has to wait for a turn of its own.`,
    'Our first greeting had twenty-four. It named the group, thanked the caller, said that the call might be recorded, and offered three things. By the time it had finished, one caller in three had begun to speak over it.',
    h2('Measure the silence, not the words'),
    'Transcripts hide the problem, because they have no time in them. We added three numbers to each call:',
    ul(
      'the gap between the caller&#8217;s last word and our first sound;',
      'the share of turns in which both sides spoke at once;',
      'the number of times the caller said <em>hello?</em> after the first turn.<ul><li>once is normal on a bad line,</li><li>twice means that we were late.</li></ul>',
    ),
    image(
      'call-as-a-line',
      'One call as a woven line with stitches for silence',
      'One call as a line. The stitches between the diamonds are silence; the third one is where the caller said &#8220;hello?&#8221;.',
    ),
    h3('How to count it'),
    ol(
      'Record both channels separately.',
      'Mark the first frame over the noise floor on each.',
      'Subtract. Do not trust the provider&#8217;s own latency figure: it stops before the phone network.',
    ),
    'We took the median of a day, not the mean. One call with a lost packet can move a mean by a tenth of a second, and nobody has done anything wrong.',
    quote(
      'I thought it was thinking. Then I thought it had hung up. Then it told me its name.',
      'A caller, in the first week',
    ),
    h2('What the first words must do'),
    `They have to name the business, so that the caller knows the number was right, and they have to say that no human is speaking. &#8220;${clinicDisclosure}&#8221; does both. We tried to leave the second half for later, and it was a mistake: callers who found out in the middle of a sentence about their tooth began again from the start, more slowly. The EU AI Act asks for it in any case.`,
    `After it comes something that invites an answer. &#8220;${greeting.text}&#8221; has ${greeting.words} words, and the last four of them are the ones that people talk over, which does no harm.`,
    rule,
    h2('Four greetings compared'),
    table(
      'Four greetings, a hundred calls each',
      ['Greeting', 'Words', 'Gap, ms', 'Both speaking', 'Hung up'],
      ['Full introduction', '24', ms(before), '31%', '9%'],
      ['Name and offer', '14', '1,160', '17%', '5%'],
      ['What it is, then a question', String(greeting.words), ms(after), '6%', '3%'],
      ['Question only', '5', '630', '8%', '6%'],
    ),
    'The shortest one is not the best one. Without a name, one caller in six asked whether this was the clinic, and the answer to that cost more than the five words that it had saved.',
    h2('Sending the first audio early'),
    `The gap fell from ${ms(before)} to ${ms(after)} ms without a faster model. We send a cached greeting while the session is still opening, and let the model take over from the second turn:`,
    code(`const greeting = await cache.audio('greeting', voice); // ${greeting.words} words, 3.2 s
call.play(greeting);

const session = await model.open({ voice, tools });    // 480 ms, now hidden
call.onSpeech(async (heard) => {
  if (call.isPlaying) call.stop();                     // the caller always wins
  await call.play(session.answer(heard));
});`),
    'The important line is <code>call.stop()</code>. A greeting that cannot be interrupted is worse than a slow one; there is <a href="/letting-the-caller-interrupt/">a whole article about that line</a>.',
    h2('What we changed'),
    `${greeting.words} words, cached, interruptible. The model, the voice and the prompt are the ones we started with.`,
  ),
};
