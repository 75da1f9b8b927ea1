import { nightLine } from '#content/claims.static.ts';
import { blocks, h2, h3, ol, quote, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const testingAPhoneLine: SamplePost = {
  slug: 'testing-a-phone-line-before-anyone-calls-it',
  title: 'Testing a phone line before anyone calls it',
  published: '2026-05-19T09:30',
  author: 'Tanvi Joshi',
  categories: ['voice-ai', 'ai-ml', 'process'],
  image: { name: 'testing-a-phone-line', alt: 'Many thin lines that end at one stitch' },
  excerpt: 'Four ways to ring a voice agent before a caller does, and what each of them finds.',
  body: blocks(
    'A web page that is broken shows it to whoever opens it. A phone line that is broken says something polite and hangs up, and the caller thinks that it was their fault. So we ring our lines before anybody else does. There are four ways to do it, and we use all of them, because each finds what the others cannot.',
    h2('One: read the conversation'),
    'The cheapest test has no sound in it. It sends the words of a caller to the agent as text and looks at what the agent does: which tool it calls, with which day, and whether it ends with everything that was asked.',
    'We write these conversations before the prompt. The client reads and corrects them, and from then on they are the contract. The night line of a dental group has 140. They run in two minutes, for each change, on the machine of whoever changes something.',
    ul(
      'They find a prompt that was improved for one case and broke another.',
      'They do not find anything about sound, time or telephones.',
    ),
    h2('Two: let a script ring it'),
    'The second test is a real call. A script rings the number, plays recordings of callers and listens to the answer. It measures what text does not have: the silence before each answer, and whether the agent stops when somebody speaks.',
    h3('Where the recordings come from'),
    'We wanted to use real callers and could not: they had agreed to be helped, not to be played back for a year. So twelve of us, and whoever we could persuade at home, read the lines aloud. Twice: once at a desk, and once wherever they happened to be. The second set is the useful one. It has buses in it.',
    'Sixty calls take an hour, at three at a time. They run every night, and before each release. A call counts as failed if any answer takes more than a second and a half, if a fact is missing at the end, or if somebody is asked for the same thing twice.',
    h2('Three: ring it from a train'),
    'The third test is me. I ring every agent from a moving train before it may go live, on the cheapest phone we have, and I try to book something that I need. It is not systematic. It has found something every single time.',
    ol(
      'In a tunnel the line is silent for four seconds and comes back. One agent had hung up. Another had gone on talking into the tunnel, and I missed the address.',
      'At a station the announcement is louder than I am. The agent booked me for the platform.',
      'I said &#8220;no, sorry, Thursday&#8221; and it heard Sunday. Nobody in a quiet room says &#8220;no, sorry&#8221;.',
    ),
    quote('Please hold, I am looking for platform nine.', 'One of our agents, in the third week of its life'),
    h2('Four: let the desk break it'),
    `The last test is the people whose work the line will take. On the night line they had a spare number from week ${nightLine.ringWeek} on, and rang it from home for six weeks. We asked them for one thing: try to get something wrong out of it.`,
    'They know what no engineer does. They know that patients say &#8220;the one with the beard&#8221; for Dr Shah. They know which street is closed. And they know how somebody sounds who says that it is not so bad, and who has to be seen today.',
    'It was in these weeks that the line woke the dentist on call for a lost retainer. One sign of pain had been enough. Since then it needs two. No script would have found it, because whoever writes the script has the same idea of pain as whoever wrote the rule.',
    h2('In which order'),
    'Reading comes first and never stops. The script follows as soon as there is a number to ring. The desk gets the number the same day, not when it is finished: people forgive a line in its second week things that they do not forgive at the opening. The train comes last.',
    h2('When is it enough?'),
    'We go live when three things are true: all conversations pass, no nightly call has failed for a week, and the desk has run out of ideas. The third takes longest, and it is the one we wait for. Then the line takes one practice out of six, for two weeks, and somebody reads every summary in the morning.',
    'After that the tests go on. Callers are the fifth way to test a line, and by then it should be the one that finds least.',
  ),
};
