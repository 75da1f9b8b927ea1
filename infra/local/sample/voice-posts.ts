import { blocks, code, h2, h3, image, ol, quote, rule, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about what a voice agent says. */
export const voicePosts: readonly SamplePost[] = [
  {
    sample: true,
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
      'Spoken English runs at about three words a second. A greeting of twenty words is therefore seven seconds in which the caller cannot speak. In our recordings most people had started talking by the fourth second, and the agent was still introducing itself.',
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
      'We tried leaving the business name out. Callers asked for it in one call out of five, which costs more time than saying it.',
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
    sample: true,
    slug: 'letting-the-caller-interrupt',
    title: 'Letting the caller interrupt',
    published: '2026-08-27T09:15',
    author: 'Kavan Mehta',
    categories: ['voice-ai'],
    body: blocks(
      'Interrupting is how people steer a conversation. On the phone there is no face to read, so a caller who already knows the answer says &#8220;yes, yes, Tuesday&#8221; over the end of the question. An agent that keeps talking has told the caller that nobody is listening.',
      h2('Three sounds that are not an interruption'),
      'The hard part is not stopping. It is knowing when to go on. These three arrive in every call:',
      ul(
        'the small noises that mean <em>I am still here</em>: &#8220;mm&#8221;, &#8220;haan&#8221;, &#8220;okay&#8221;;',
        'the agent&#8217;s own voice, coming back through a speaker phone;',
        'a cough, a door, a lorry.',
      ),
      'Stop for all of them and the agent stutters. Stop for none and it lectures. We stop the sound at once and decide afterwards: the playback pauses within 120 milliseconds, the recogniser gets 300 more, and if what came was only a small noise the agent picks the sentence up at the last comma.',
      h2('Keep what was really said'),
      'When the agent is stopped in the middle, the model believes that it said the whole sentence. The caller heard half. From then on they are in two different conversations. So the transcript is cut at the word that was playing when the sound stopped:',
      code(`call.onInterrupted(({ playedMs }) => {
  const heard = wordsUntil(answer.timings, playedMs);
  session.replaceLastTurn(heard + ' –');
});`),
      'That one line ended a whole class of complaints in which the agent &#8220;had already told&#8221; callers something they never heard.',
      h2('What to leave alone'),
      'Two sentences cannot be interrupted in our agents: the one that says this is an AI, and the one that repeats a payment before it is made. Both are short on purpose.',
    ),
  },
  {
    sample: true,
    slug: 'reading-numbers-aloud-so-that-people-can-write-them-down',
    title: 'Reading numbers aloud so that people can write them down',
    published: '2026-08-11T16:40',
    author: 'Isha Trivedi',
    categories: ['voice-ai', 'design'],
    excerpt:
      'A booking reference is easy to print and hard to say. Pairs, pauses, and a second time without being asked.',
    body: blocks(
      'Text to speech reads <code>9825012345</code> as nine billion. The usual repair is a space between the digits, which gives ten digits in three seconds. Nobody can write at that speed. The caller asks again, and the agent says it again just as fast.',
      h2('Pairs and pauses'),
      'A person at a counter says two digits, looks at the pen, and says two more. The agent cannot see the pen, so it waits for the time a pen needs: about 900 milliseconds after a pair, a little more after every second pair.',
      table(
        'How we say things',
        ['What', 'Written', 'Spoken'],
        ['Telephone', '98250 12345', 'nine eight, two five, zero one, two three, four five'],
        ['Reference', '7F3A-19C2', 'seven F for Faridabad, three A for Anand, dash, …'],
        ['Amount', '&#8377;1,250', 'twelve hundred and fifty rupees'],
        ['Time', '16:40', 'twenty to five in the afternoon'],
      ),
      h2('Say it twice'),
      'The second time comes without being asked and a little faster, because now it is for checking. After that the agent asks whether to send it in a message. Most people say yes, which tells you something about the first two times.',
      'Letters need a town or a fruit, and the town has to be one that the caller knows. F for Faridabad works in Rajkot. F for Foxtrot is a dance.',
    ),
  },
  {
    sample: true,
    slug: 'silence-hold-music-and-honest-waiting',
    title: 'Silence, hold music &amp; honest waiting',
    published: '2026-07-23T12:00',
    author: 'Ruhi Solanki',
    categories: ['voice-ai'],
    image: { name: 'honest-waiting', alt: 'A long stitched line between two short diamonds' },
    body: blocks(
      'Looking something up takes time. A calendar answers in half a second, an old booking system in nine. What the caller hears during those nine seconds decides whether there is a tenth.',
      h2('Say what you are doing'),
      'Under one second, silence is fine; people take it for breathing. From one to four seconds, a sentence that names the work is enough: &#8220;I am looking at Thursday.&#8221; It should be true. An agent that says it is checking the calendar while it waits for a language model is lying, and callers learn the sound of it.',
      h2('From four seconds on'),
      ul(
        'Say roughly how long it will take, and round up.',
        'Play something quiet that is clearly not speech, so that the line does not seem dead.',
        'Offer a way out after fifteen seconds: a message with the answer, or a person.',
      ),
      'Typing sounds were the worst of everything we tried. Callers believed them for two calls and then asked who was typing.',
      h2('Make the wait shorter first'),
      'Before choosing the music, look at what the agent waits for. In our own line the slowest step was a list of free appointments that was fetched again for each question. It is now fetched once, when the call begins, while the greeting plays. There was nothing left to wait for.',
    ),
  },
];
