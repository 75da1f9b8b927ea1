import { blocks, code, h2, ol, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const webhooksThatArriveTwice: SamplePost = {
  slug: 'webhooks-that-arrive-twice',
  title: 'Webhooks that arrive twice',
  published: '2026-06-09T14:20',
  author: 'Rohan Dave',
  categories: ['twilio', 'aws', 'process'],
  image: { name: 'webhooks-that-arrive-twice', alt: 'Two equal threads that become one' },
  excerpt:
    'Whoever sends a webhook will send it again. One table with one condition is enough, if it is written first.',
  body: blocks(
    'A patient got two text messages for one appointment. It was the same message, four seconds apart. Nothing in the logs was red. The phone provider had told us that the call was over, we had sent the text message, and then it had told us again.',
    'It was right to do so. A sender that gets no response within its limit does not know whether we are slow or gone, and the only safe thing it can do is to repeat. Every provider that we work with says so in its documents, in one sentence, in the middle of a page.',
    h2('Why it happens more often than one thinks'),
    ul(
      'Our function was cold, and took longer than the sender waits.',
      'We responded in time, and the response was lost on the way.',
      'A queue between the two delivers at least once, and means it.',
      'Somebody pressed &#8220;send again&#8221; in a console, to help.',
    ),
    'On the night line about one event in two hundred arrives twice. That is one every three days, which is rare enough that nobody sees it in a test, and often enough that the reception knows about it before we do.',
    h2('What does not help'),
    'The first repair was to be faster. It made the second message rarer, and so harder to find. The second repair was to look first: is there already a message for this call? Between looking and sending there were 200 ms, and both copies looked at the same time.',
    'The third was a lock, with a timeout. A lock that outlives its owner blocks the next attempt, and one that does not is no lock.',
    h2('One write that can fail'),
    'What helps is to write down the event before anything is done for it, under its own id, in a way that fails if it is there already. In DynamoDB it is a condition:',
    code(`export async function claim(id: string): Promise<boolean> {
  try {
    await table.put({
      item: { id, expires: inDays(14) },
      condition: 'attribute_not_exists(id)',       // two writers: one of them fails
    });
    return true;
  } catch (error) {
    if (error.name === 'ConditionalCheckFailedException') return false;
    throw error;                                   // not a second copy: let the sender repeat
  }
}`),
    'In a relational database it is a unique index. In S3 it is a write with <code>If-None-Match</code>. The store does not matter. What matters is that one operation both looks and writes, and that it comes first.',
    'The last line is easily forgotten. If the table does not respond, we do not know whether this is a copy. Then the right response is an error, because the sender will come back, and by then the table will have recovered.',
    h2('Which id?'),
    'The one that the sender repeats. Twilio sends an id for the call and a status, and the pair of both is the event: the same call is &#8220;ringing&#8221; once and &#8220;completed&#8221; once. Some senders have a header for it. If there is none, take a hash of the body without its time stamp, and check that two different events cannot have the same one.',
    'An id of our own, made when the event arrives, is the one mistake to avoid. Both copies get a new one.',
    h2('What if we fall over afterwards?'),
    'The event is claimed, and then the function dies before the text message is sent. The copy that would have saved us is refused, because it is a copy. So the claim has two states:',
    ol(
      '<strong>Begun,</strong> with the time. A copy that comes within a minute is refused with an error, so that the sender tries later.',
      '<strong>Done,</strong> with the result. A copy gets the same response as the first one, and nothing happens.',
    ),
    'If something has been begun for more than a minute, the next copy takes over. In that case a message may be sent twice after all, in the one moment between sending and writing &#8220;done&#8221;. We have not found a way around that, and there is none, unless the one who sends the text message takes an id from us as well. Most of them do by now. Pass it on.',
    h2('Test it by sending it twice'),
    'Each of our webhooks has the same test: the event is sent twice at the same time, and again after a second, and the world is looked at. One message, one row, three good responses. It is ten lines, and it was red on the first day for four of the five systems that we took over this year.',
    'The patient, by the way, came once.',
  ),
};
