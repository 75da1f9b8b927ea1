import { articles } from './articles.ts';
import { blocks, h2, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles that fill the list to three pages. The other fields and the text are generated. */
const titles: readonly [published: string, title: string, ...SamplePost['categories']][] = [
  ['2026-08-27T09:15', 'Letting the caller interrupt', 'voice-ai'],
  ['2026-08-11T16:40', 'Reading numbers aloud so that people can write them down', 'voice-ai', 'design'],
  ['2026-07-23T12:00', 'Silence, hold music &amp; honest waiting', 'voice-ai'],
  ['2026-06-25T10:10', 'A voicemail is a failed answer', 'voice-ai', 'twilio'],
  ['2026-06-09T14:20', 'Webhooks that arrive twice', 'twilio', 'aws'],
  ['2026-05-19T09:30', 'Testing a phone line before anyone calls it', 'voice-ai', 'ai-ml', 'process'],
  ['2026-11-04T11:00', 'Serverless bills: five lines that cost the most', 'aws'],
  ['2026-07-01T10:45', 'Put a queue in front of anything that can say no', 'aws'],
  ['2026-05-06T12:15', 'One account for each stage', 'aws'],
  ['2026-03-17T09:00', 'A backup is a restore you have done', 'aws', 'process'],
  ['2026-10-02T10:20', 'Evaluating answers without reading all of them', 'ai-ml'],
  ['2026-04-09T15:30', 'Retrieval: how large should a piece of text be?', 'ai-ml', 'chatbots'],
  ['2026-02-24T10:00', 'What to write down when a model answers', 'ai-ml', 'process'],
  ['2026-10-28T14:00', 'When not to build a chatbot', 'chatbots', 'process'],
  ['2026-05-28T10:50', '&#8220;I don&#8217;t know&#8221; is an answer', 'chatbots', 'ai-ml'],
  ['2026-03-31T12:30', 'The first ten questions', 'chatbots'],
  ['2026-09-09T09:45', 'Handing over a codebase without a meeting', 'process'],
  ['2026-02-05T16:00', 'Estimating in weeks, not in hours', 'process'],
  ['2026-01-20T11:10', 'A status report in four lines', 'process'],
  ['2026-04-28T13:00', 'When the agent should hand the call to a person', 'voice-ai', 'process'],
];

const authors = ['Isha Trivedi', 'Kavan Mehta', 'Ruhi Solanki'] as const;

function postOf([published, title, ...slugs]: (typeof titles)[number], index: number): SamplePost {
  const slug = title
    .toLowerCase()
    .replace(/&[^;]+;/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return {
    slug,
    title,
    published,
    author: authors[index % authors.length]!,
    categories: slugs,
    image: { name: slug, alt: 'Woven threads' },
    body: blocks(
      `&#8220;${title}&#8221; is a sample: the blog has enough articles for three pages, and few of them a text of their own.`,
      h2('What it is for'),
      ul('A card in the list, with an image of its own.', 'An address that can be shared.'),
    ),
  };
}

/** All articles of the sample CMS; the order has no meaning, except that it numbers them. */
export const posts: readonly SamplePost[] = [...articles, ...titles.map(postOf)];

/** Articles that are not published. Only their previews show them. */
export const drafts: readonly SamplePost[] = [
  {
    slug: 'a-menu-that-nobody-has-to-hear-twice',
    title: 'A menu that nobody has to hear twice',
    published: '2026-11-23T09:30',
    author: 'Ruhi Solanki',
    categories: ['voice-ai'],
    excerpt: 'Callers remember the last option and forget the first. We wrote a menu with that in mind.',
    body: blocks(
      'A caller who hears six options remembers two. The menu of a clinic that we work for had six, and a third of its callers pressed the key that repeats it. We did not make it shorter. We changed what it says first.',
      h2('The reason for the call comes first'),
      'Four of five callers wanted one of two things: an appointment, or the result of a test. These two are asked for in one sentence, and the others wait behind a pause.',
      h2('What we still have to measure'),
      ul('How often the menu is repeated now.', 'Whether callers with a bad line understand the pause.'),
    ),
  },
];
