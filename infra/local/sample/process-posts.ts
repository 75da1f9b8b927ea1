import { blocks, h2, ol, p, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about handing over projects and calls. */
export const processPosts: readonly SamplePost[] = [
  {
    sample: true,
    slug: 'handing-over-a-codebase-without-a-meeting',
    title: 'Handing over a codebase without a meeting',
    published: '2026-09-09T09:45',
    author: 'Kavan Mehta',
    categories: ['process'],
    image: { name: 'handing-over', alt: 'A folded cloth with its corners together' },
    excerpt: 'The documents, tests and access list we leave behind on the last day of a project.',
    body: blocks(
      p(
        'On the last day of a project there is usually a meeting. Somebody shares a screen for two hours, somebody else takes notes, and three months later the notes do not say why the export runs at ten past four. We stopped having the meeting. These are the things that took its place.',
      ),
      h2('Two commands'),
      p(
        'One starts the product on a fresh machine, one checks it. If either needs a sentence of explanation, the sentence becomes code. The new team runs both on the first morning, and from then on they own something that works.',
      ),
      h2('A page for each alarm'),
      p(
        'Every alarm has a link, and behind the link is a paragraph: what it means, what to look at, what to do, whom to tell. It is written by the person who had it last.',
      ),
      h2('Decisions, not descriptions'),
      p(
        'What the code does can be read. Why it does not do the obvious thing cannot. So each surprising choice has a few lines with a date: what was decided, why, and what was refused.',
      ),
      h2('The access list'),
      table(
        'One row for each key to the house',
        ['What', 'Owner', 'Changed on handover'],
        ['Domain', 'client', 'no, it was always theirs'],
        ['Cloud account', 'client', 'our roles removed'],
        ['Telephone numbers', 'client', 'our roles removed'],
        ['Secrets', 'client', 'each one replaced'],
      ),
      p('The third column is checked by trying. On the day after, we attempt to sign in, and it must fail.'),
      h2('What we still do in person'),
      ul('Say thank you.', 'Ask what was difficult.', 'Leave a telephone number that a person answers.'),
    ),
  },
  {
    sample: true,
    slug: 'estimating-in-weeks-not-in-hours',
    title: 'Estimating in weeks, not in hours',
    published: '2026-02-05T16:00',
    author: 'Isha Trivedi',
    categories: ['process'],
    body: blocks(
      p(
        'An estimate of 312 hours looks more exact than &#8220;about eight weeks&#8221;. It is the same guess with more digits. The digits then have consequences: somebody multiplies them by a rate, somebody signs, and from the third week on everyone works for the number.',
      ),
      p(
        'Weeks are honest about what they are. Nobody asks whether &#8220;about eight&#8221; might be seven and a half. It can be planned with, it leaves room for a bad Monday, and when it turns out to be ten, the conversation begins in week five and not on the last day.',
      ),
      h2('Say what could change it'),
      p(
        'With each estimate we write down three things that would make it longer and one that would make it shorter. The client knows about half of them better than we do. That conversation is worth more than the number.',
      ),
      h2('Cut by what can be used'),
      ol(
        'What would somebody use after two weeks?',
        'What would they miss most then?',
        'What could be left out altogether?',
      ),
      p(
        'After the second week there is a product that does one thing. From there on an estimate is a measurement: we know how much two weeks hold, because two weeks have passed.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'a-status-report-in-four-lines',
    title: 'A status report in four lines',
    published: '2026-01-20T11:10',
    author: 'Ruhi Solanki',
    categories: ['process'],
    image: { name: 'four-lines', alt: 'Four woven lines, the last one short' },
    body: blocks(
      p('Every Friday our clients get four lines. They take five minutes to write and one to read.'),
      ul(
        '<strong>Done:</strong> what somebody can use now that they could not use last Friday, with a link.',
        '<strong>Next:</strong> what will be usable next Friday.',
        '<strong>Stuck:</strong> what we wait for, and from whom.',
        '<strong>Worry:</strong> the thing that could go wrong, while it is still small.',
      ),
      h2('The fourth line'),
      p(
        'It is the reason for the other three. Bad news that arrives early is a decision; late, it is a surprise. If nothing worries us, we write that, and then we look again.',
      ),
      h2('What is not in it'),
      p(
        'Hours, percentages, colours. A task that is ninety per cent done has not been used by anybody. It goes under <em>Next</em> until it has. If a report needs a meeting to be understood, it is too long or not true. How we cut tasks so that they fit into a week stands in <a href="/estimating-in-weeks-not-in-hours/">Estimating in weeks</a>.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'when-the-agent-should-hand-the-call-to-a-person',
    title: 'When the agent should hand the call to a person',
    published: '2026-04-28T13:00',
    author: 'Isha Trivedi',
    categories: ['voice-ai', 'process'],
    image: { name: 'hand-the-call-over', alt: 'One woven line taking up the thread of another' },
    body: blocks(
      p(
        'An agent that never hands over is a wall. One that hands over at the first doubt is a slow switchboard. Between the two there is a short list of reasons, and it belongs to the business, not to the model.',
      ),
      h2('Five reasons'),
      ol(
        'The caller asks for a person. Once is enough.',
        'Somebody may be hurt or in danger.',
        'The same question was misunderstood twice.',
        'Money would move, and the amount is over the line the office has drawn.',
        'The caller is angry and has a right to be.',
      ),
      p(
        'The first reason is the one that products argue with. Asking &#8220;may I try first?&#8221; keeps some callers and loses the trust of all. If a person is there, the call goes through.',
      ),
      h2('Hand over the thread too'),
      p(
        'The person who picks up hears one sentence before the caller does: who it is, what they want, what was tried. It is spoken, because somebody with a telephone at the ear cannot read. Five seconds of it save the caller from telling everything again.',
      ),
      h2('When nobody is there'),
      p(
        'Then the honest answer is a time. &#8220;Somebody will call you before eleven&#8221; is only worth saying if a list exists on which it appears at nine. We build the list first.',
      ),
    ),
  },
];
