import { blocks, code, formula, h2, h3, image, ol, quote, recording, rule, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles that use every block, one of them in Gujarati. */
export const articles: readonly SamplePost[] = [
  {
    slug: 'what-a-voice-agent-should-say-in-the-first-two-seconds',
    title: 'What a voice agent should say in the first two seconds',
    published: '2026-11-12T10:00',
    author: 'Isha Trivedi',
    categories: ['voice-ai', 'design'],
    image: { name: 'first-two-seconds', alt: 'Two voices as woven lines, the second one starting late' },
    excerpt:
      'Latency is a copywriting problem as much as an engineering one. We timed four hundred calls and changed the greeting before we changed the model.',
    body: blocks(
      'A caller decides within two seconds whether they are talking to a machine that will help or to a machine that will waste their time. We timed four hundred calls and changed the greeting before we changed the model.',
      h2('Two seconds is two sentences'),
      'So the first rule is arithmetic. If the caller should be able to talk after two seconds, the greeting has <strong>six words</strong>. Everything else has to wait for a turn of its own.',
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
      quote(
        'I thought it was thinking. Then I thought it had hung up. Then it told me its name.',
        'A caller, in the first week',
      ),
      h2('What the first words must do'),
      'They have to name the business, so that the caller knows the number was right, and they have to end in a way that invites an answer. &#8220;You have reached the clinic. How can I help?&#8221; does both in nine words. The disclosure that this is an AI goes in the second sentence, before any question that asks for data.',
      rule,
      h2('Four greetings compared'),
      table(
        'Four greetings, a hundred calls each',
        ['Greeting', 'Words', 'Gap, ms', 'Both speaking', 'Hung up'],
        ['Full introduction', '24', '1,180', '31%', '9%'],
        ['Name and offer', '13', '1,160', '17%', '5%'],
        ['Name, then question', '9', '690', '6%', '3%'],
        ['Question only', '5', '640', '8%', '6%'],
      ),
      h2('Sending the first audio early'),
      'The gap fell from 1,180 to 690 ms without a faster model. We send a cached greeting while the session is still opening, and let the model take over from the second turn:',
      code(`const greeting = await cache.audio('greeting', voice); // 9 words, 2.1 s
call.play(greeting);

const session = await model.open({ voice, tools });    // 480 ms, now hidden
call.onSpeech(async (heard) => {
  if (call.isPlaying) call.stop();                     // the caller always wins
  await call.play(session.answer(heard));
});`),
      'The important line is <code>call.stop()</code>. A greeting that cannot be interrupted is worse than a slow one; there is <a href="/letting-the-caller-interrupt/">a whole article about that line</a>.',
      h2('What we changed'),
      'Nine words, cached, interruptible. The model, the voice and the prompt are the ones we started with.',
    ),
  },
  {
    slug: 'gujarati-on-the-phone-what-speech-models-miss',
    title: 'Gujarati on the phone: what speech models miss',
    published: '2026-09-21T11:30',
    author: 'Ruhi Solanki',
    categories: ['voice-ai', 'ai-ml'],
    excerpt: 'Numbers, names and code-switching are where callers get misheard, and repeating them helps.',
    body: blocks(
      'A model that reads Gujarati news aloud without a fault can still fail on a call to a pharmacy. The news is written by one person and read by one person. A call has a bad microphone, a fan, a child, and a caller who says the number of tablets in English and the name of the medicine in neither language.',
      h2('Where the errors are'),
      'We listened to two hundred calls and marked every word that was heard wrongly. They fell into three groups, and none of them was ordinary vocabulary.',
      ol(
        '<strong>Numbers.</strong> Telephone numbers are said in English digits, amounts in Gujarati words, and dates in whichever comes first.',
        '<strong>Names.</strong> A surname has three common spellings, and the model picks the one it met most often.',
        '<strong>Switches.</strong> One sentence changes language twice. The model decides on a language at the first word and holds on to it.',
      ),
      h2('Repeat, and do it kindly'),
      'It is the cheapest improvement of all. A person at a desk repeats a telephone number without being told to, and nobody finds it rude. The agent says the digits in pairs, in the language in which they were given, and stops after each pair so that it can be corrected in the middle.',
      'What does not work is asking people to speak clearly. They are speaking clearly. Read more about <a href="/reading-numbers-aloud-so-that-people-can-write-them-down/">saying numbers</a> and about <a href="/testing-a-phone-line-before-anyone-calls-it/">testing the line before anyone calls it</a>.',
    ),
  },
  {
    slug: 'ફોન-પર-ગુજરાતી',
    title: 'ફોન પર ગુજરાતી: એક નાની નોંધ',
    published: '2026-07-08T10:30',
    author: 'Ruhi Solanki',
    categories: ['voice-ai'],
    image: { name: 'phone-par-gujarati', alt: 'ગુજરાતી ભરતની ભાતમાં વણેલી રેખા' },
    excerpt: 'અમારો એજન્ટ ગુજરાતીમાં ફોન ઉપાડે છે. પહેલા મહિનામાં અમે શું શીખ્યા તેની ટૂંકી નોંધ.',
    body: blocks(
      'અમારો એજન્ટ હવે ગુજરાતીમાં ફોન ઉપાડે છે. પહેલા મહિનામાં અમે જે શીખ્યા તે અહીં ટૂંકમાં લખ્યું છે. This note is short, and an English summary follows below.',
      h2('ફોન કરનાર શું કહે છે'),
      'લોકો નંબર અંગ્રેજીમાં બોલે છે, રકમ ગુજરાતીમાં બોલે છે, અને તારીખ બંનેમાં. એટલે એજન્ટે ભાષા નહીં, અર્થ પકડવો પડે છે. સાંભળેલી વાત ફરી બોલવી અને &#8220;બરાબર?&#8221; પૂછવું એ સૌથી સારો ઉપાય છે.',
      ul('નંબર બે-બે આંકડામાં બોલવો.', 'નામ ફરી પૂછવામાં શરમ નથી.', 'ફોન કરનાર બોલે ત્યારે એજન્ટે ચૂપ રહેવું.'),
      h2('In English'),
      'Callers say digits in English, amounts in Gujarati and dates in both. The agent therefore listens for meaning and not for a language, repeats what it heard, and is quiet as soon as the caller speaks. Saying plainly that it is a machine helped more than any voice we tried: people stop being polite to it and start being clear. We counted a month of calls before and after, and the calls became shorter by a fifth. The longer article is <a href="/gujarati-on-the-phone-what-speech-models-miss/">Gujarati on the phone</a>.',
    ),
  },
  {
    slug: 'twilio-studio-or-your-own-code',
    title: 'Twilio Studio or your own code?',
    published: '2026-10-16T15:00',
    author: 'Kavan Mehta',
    categories: ['twilio'],
    excerpt: 'Where the visual editor saves weeks, and the point at which it starts to cost them.',
    body: blocks(
      'A flow in the visual editor can answer a telephone the afternoon it is drawn. We begin many projects there, and we leave it in about half of them. This is how we decide, before the drawing becomes too large to move.',
      h2('Stay in the editor when'),
      ul(
        'the person who will change the words next month does not write code;',
        'the flow has one way in and fewer than twenty boxes;',
        'nothing has to be remembered from one call to the next.',
      ),
      'A reception menu is all of these. So is a line that collects a name and a number at night. Drawn, tested and handed over in two days, it needs nobody afterwards.',
      recording('A call that the editor answered: one question, one day, one number.'),
      h2('Leave it when'),
      'The first sign is a box that exists only to set a variable for the next box. The second is a copied branch: the same eight boxes for the second language. From there each change is made twice, and one day it is made once.',
      h2('Do not move everything'),
      'The way out is not a rewrite. One box of the editor can hand the call to a function of your own and take it back. We move the part that hurts, usually the part with the second language, and leave the opening hours where the office can find them.',
      'After a year most of our lines are a small drawing with two or three functions behind it. Nobody regrets either half.',
    ),
  },
  {
    slug: 'a-small-model-is-often-enough',
    formerSlug: 'small-models-are-often-enough',
    title: 'A small model is often enough',
    published: '2026-06-17T11:40',
    author: 'Kavan Mehta',
    categories: ['ai-ml'],
    image: { name: 'small-model', alt: 'A small diamond beside a large one' },
    body: blocks(
      'The largest model is a good way to find out whether an idea works. It is an expensive way to sort emails. Most products we see use one model for everything, because that is the one with which the demonstration was made.',
      h2('Cut the work up first'),
      'A support assistant seems to do one thing. Looked at closely, it does four: it finds out what the question is about, fetches the right page, writes an answer, and checks that the answer is on the page. Only the third needs a model that writes well. The first is a choice between eight labels.',
      h2('Let the numbers decide'),
      'With <a href="/evaluating-answers-without-reading-all-of-them/">a set of questions and a grader</a>, changing the model is an afternoon: replace, run, compare. Without them it is a matter of taste, and taste prefers the large one.',
      'What a question costs is a sum, and only one of its four parts has the high price:',
      formula(
        '<mtext>cost</mtext><mo>=</mo><munder><mo>∑</mo><mtext>steps</mtext></munder><mtext>words</mtext><mo>×</mo><mtext>price</mtext>',
      ),
      'The bill fell to about a sixth. What callers noticed was the time: the first word came a second earlier.',
    ),
  },
];
