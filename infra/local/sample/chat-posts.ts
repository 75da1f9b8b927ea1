import { blocks, h2, h3, ol, p, quote, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about chat. */
export const chatPosts: readonly SamplePost[] = [
  {
    sample: true,
    slug: 'when-not-to-build-a-chatbot',
    title: 'When not to build a chatbot',
    published: '2026-10-28T14:00',
    author: 'Isha Trivedi',
    categories: ['chatbots', 'process'],
    excerpt: 'Three signs a search box, a phone number or a better form will serve people sooner.',
    body: blocks(
      p(
        'We build chatbots, and about one enquiry in four ends with our advice not to have one. It is a short conversation, and it is usually about one of three signs.',
      ),
      h2('1. People are looking for a page'),
      p(
        'If most questions have an answer that already stands somewhere on the site, the site has a search problem. A search box with good results is faster than a conversation, it can be used without typing a sentence, and it costs a tenth. Read the questions of one week. If they are nouns, build the search.',
      ),
      h2('2. Every case ends with a person'),
      p(
        'If the honest last line of every conversation is &#8220;somebody will call you&#8221;, the conversation is a form with good manners. People would rather fill in four fields. They can see all four at once, they know when they are done, and they can correct the second after reading the third.',
      ),
      h3('A test'),
      p(
        'Write the ten most frequent conversations down as you wish they went. If the bot only asks and never answers, draw the form.',
      ),
      h2('3. A mistake is expensive and cannot be seen'),
      p(
        'A wrong opening hour is a nuisance. A wrong dose, a wrong deadline or a wrong promise is not, and the person who reads it cannot know. There are good systems in such fields. They show a source for each sentence, and a person has checked the source. They are not a bot on a website by the end of the month.',
      ),
      table(
        'What we suggested in place of a bot',
        ['Business', 'Wish', 'What was built'],
        ['Furniture shop', 'Where is my order?', 'a tracking page, linked in the e-mail'],
        ['Coaching classes', 'Which course is right?', 'a table with five rows'],
        ['Clinic', 'Is this urgent?', 'a phone number at the top of each page'],
      ),
      h2('And when to build one'),
      p(
        'When questions are long, mixed and asked at midnight. When the answer depends on what the person has said before. When there is something the bot can do and not only say: move the appointment, find the part, open the ticket.',
      ),
      quote('You talked us out of it and we came back a year later with the right question.', 'A shop owner'),
    ),
  },
  {
    sample: true,
    slug: 'i-do-not-know-is-an-answer',
    title: '&#8220;I don&#8217;t know&#8221; is an answer',
    published: '2026-05-28T10:50',
    author: 'Ruhi Solanki',
    categories: ['chatbots', 'ai-ml'],
    image: { name: 'i-do-not-know', alt: 'A thread that stops before the edge' },
    body: blocks(
      p(
        'A bot that answers everything is wrong some of the time, and nobody knows which time. A bot that says &#8220;I don&#8217;t know&#8221; is right about that, and the reader believes it more on everything else.',
      ),
      h2('Make it possible'),
      p(
        'Models answer because they were taught to. It is not enough to write &#8220;do not make things up&#8221; in the prompt. The way out has to be a real one, with a name: a tool called <em>hand over</em>, which costs the model nothing to use and which is right in ten of the examples it is shown.',
      ),
      h2('Say what comes next'),
      ul(
        'what was understood, so that the reader can correct it;',
        'who does know, with a number or an address;',
        'whether the question was passed on.',
      ),
      p(
        'Compare &#8220;Sorry, I cannot help with that&#8221; with &#8220;I have nothing about spare parts for the 2014 model. The workshop does: they are in from ten.&#8221;',
      ),
      h2('Count it'),
      p(
        'Too many is a handbook with holes. Too few is a bot that guesses. We look at the share each week and at the questions behind it. They are the best list of what to write next.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'the-first-ten-questions',
    title: 'The first ten questions',
    published: '2026-03-31T12:30',
    author: 'Isha Trivedi',
    categories: ['chatbots'],
    image: { name: 'first-ten-questions', alt: 'Ten diamonds, one larger than the others' },
    excerpt:
      'Before the first line of code we ask for ten real questions. It takes a week to get them, and the week is the project.',
    body: blocks(
      p(
        'Before the first line of code we ask for ten real questions, word for word, as customers wrote or said them. It takes most clients a week to find them. That week is the most useful one of the project.',
      ),
      h2('Why it takes a week'),
      p(
        'Nobody has them. The owner knows what customers should ask. The person at the desk knows what they do ask, but writes it down as a summary: &#8220;price question&#8221;. Word for word it was &#8220;is it the same for my mother she is 71&#8221;.',
      ),
      h2('What they show'),
      ol(
        'Half of them can be answered with a sentence that is missing on the site.',
        'Two are not questions but complaints.',
        'One is asked in a language nobody had planned for.',
        'One cannot be answered by anybody in the company.',
      ),
      p(
        'The last one is worth the week alone. It usually leads to a decision that has been avoided for a year: what happens when a parcel is lost, who may promise a discount, whether the office answers on Saturdays. A bot cannot be built around a missing decision. Neither can a good e-mail.',
      ),
      h2('What we do with them'),
      p(
        'The ten questions go on one sheet, each with the answer the company would be glad to have given. That sheet is the first test of whatever is built, and for about one client in four it is also the last thing that is built: the answers go on the site and the telephone rings less.',
      ),
    ),
  },
];
