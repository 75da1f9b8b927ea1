import { blocks, code, h2, ol, quote, table, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const lettingTheCallerInterrupt: SamplePost = {
  slug: 'letting-the-caller-interrupt',
  title: 'Letting the caller interrupt',
  published: '2026-08-27T09:15',
  author: 'Parth Vyas',
  categories: ['voice-ai'],
  image: { name: 'letting-the-caller-interrupt', alt: 'One woven line that ends where a second one begins' },
  excerpt: 'One line stops the agent when the caller speaks. Most of the work is in deciding what counts as speaking.',
  body: blocks(
    'Every demonstration of a voice agent has the line <code>call.stop()</code> in it. The caller speaks, the agent is quiet, everybody nods. Then the line goes live, and the agent stops in the middle of an appointment because a dog barked.',
    'We have put this line into five phone agents by now, and thrown away three versions of what is around it. This is the fourth.',
    h2('What has to happen when somebody speaks'),
    'An interruption is four things, and only the first is easy.',
    ol(
      'The sound stops, within a fifth of a second. Later than that, both sides stop and wait for each other.',
      'Audio that is already on its way to the phone is thrown away. Twilio has a <code>clear</code> message for it; without it the caller hears another second of us.',
      'The agent learns how much of its sentence was heard. It must not believe that it has said the address if it was cut off before the street.',
      'What the caller said before the agent fell silent belongs to their turn. The first syllable is often the word that matters: &#8220;no&#8221;.',
    ),
    'The third one is the one that is forgotten. Text that was generated and text that was heard are two different texts, and the model only knows the first unless you tell it.',
    code(`call.onSpeech(({ startedAt }) => {
  const heardMs = startedAt - playback.startedAt;
  call.stop();
  call.clear();                                  // what the phone network still has
  history.cutLastTurn(playback.wordsUntil(heardMs));
});`),
    'We get the times of the words from the speech provider, with the audio. If yours sends none, count: at the pace of our voice a word takes a third of a second, and being wrong by one word does no harm.',
    h2('What counts as speaking'),
    'On a quiet desk any sound over the noise floor is speech. A breakdown line is rung from a hard shoulder. On the line that we built for a field-service company, engines stopped the agent in one turn of four on the first day.',
    'We compared three rules with two hundred recorded calls, each marked by hand:',
    table(
      'Two hundred calls, 1,460 turns of the agent',
      ['Rule', 'Stopped for noise', 'Missed the caller', 'Time to silence'],
      ['Loudness', '24%', '1%', '90 ms'],
      ['Speech detector', '7%', '2%', '180 ms'],
      ['Speech detector, and one recognised word', '2%', '4%', '420 ms'],
    ),
    'The third rule is the most accurate, and callers hated it. Nearly half a second is long enough to say &#8220;no, wait&#8221; twice. We use the second rule to lower the voice at once, to about a third of its volume, and the third one to decide. If a word arrives, the agent stops. If not, it comes back up and has lost nothing. People do the same at a table.',
    quote('It heard me breathe in and let me talk. My husband does not do that.', 'A caller of the breakdown line'),
    h2('Three sounds that are no interruption'),
    ul(
      '<strong>&#8220;Mhm&#8221; and &#8220;okay&#8221;.</strong> They mean: go on. We keep a list of eleven such sounds in three languages and let them pass, unless the agent has just asked a question.',
      '<strong>The caller speaking to somebody else.</strong> &#8220;It is the clinic&#8221; is not for us. The voice turns away from the phone and is quieter; the agent waits two seconds instead of answering.',
      '<strong>Our own voice.</strong> On a loudspeaker the agent hears itself. Echo cancellation of the network removes most of it. For the rest we compare what was recognised with what we are saying, and ignore it if four words in a row are ours.',
    ),
    h2('What comes after the silence'),
    'The worst thing an agent can do next is to begin its sentence again. The second worst is to apologise. We tell it in one line: answer what was said; if the rest of your sentence is still needed, say it in new words, later.',
    'In the first version the agent read the time of an appointment, was interrupted with a question about parking, answered it, and never came back to the time. Now a turn has a list of facts that have to be heard, and the agent may not end the call with one of them missing. Appointment, address, price: that is all, for most lines.',
    h2('When nobody should interrupt'),
    'We know of one sentence: what an emergency number is told, on a line where it may be needed. It is five seconds long. Everything else can be cut off, the greeting and the legal notice too. A notice that the caller talks over has been offered, and it is in the summary that they get by text message.',
    h2('How we test it'),
    'A script rings the line and interrupts at a random moment of every turn, with one of sixty recordings: a word, a cough, a dog, a second voice. It then checks three numbers: time to silence, facts that were lost, and turns that began with the words of the former turn. It runs for every release and takes six minutes. The first run of it found more than a month of listening had.',
    'The line of code is still one line. The rest is manners, written down.',
  ),
};
