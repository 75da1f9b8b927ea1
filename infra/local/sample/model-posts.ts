import { blocks, code, formula, h2, ol, p, quote, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about models and how to tell whether they are right. */
export const modelPosts: readonly SamplePost[] = [
  {
    sample: true,
    slug: 'evaluating-answers-without-reading-all-of-them',
    title: 'Evaluating answers without reading all of them',
    published: '2026-10-02T10:20',
    author: 'Ruhi Solanki',
    categories: ['ai-ml'],
    image: { name: 'evaluating-answers', alt: 'A woven chart that rises and dips once' },
    excerpt: 'A small set of questions, a grader you trust and a chart you check on Mondays.',
    body: blocks(
      p(
        'A system that answers a thousand questions a day cannot be read by anybody. It is also not enough to read ten and have a good feeling. Between the two there is a small machine of three parts: questions, a grader and a chart. Each is simple. The order in which they are built is not.',
      ),
      h2('Begin with the questions'),
      p(
        'Take a hundred real questions, not invented ones. Invented questions are too clean: they are spelt correctly and ask for one thing. Choose them so that each kind of customer and each kind of wish is there, and the rare ones are there more often than in life.',
      ),
      p(
        'Beside each question write what a good answer must contain and what it must not. Do not write the answer itself. There are many good answers, and a grader that compares words will punish the better one.',
      ),
      table(
        'Three lines of a question set',
        ['Question', 'Must contain', 'Must not contain'],
        ['are you open on republic day', 'closed on 26 January', 'opening hours of a working day'],
        ['how much for 2 rooms painting', 'a visit is needed first', 'any amount'],
        ['talk to human', 'the number, or a time', 'another question'],
      ),
      h2('Then a grader you trust'),
      p(
        'Where a program can decide, let a program decide: a date, a number, a link that must be there. For the rest a model can grade, if it gets the two columns above and one answer at a time, and says yes or no with a reason. Marks from one to ten look finer and mean less: nobody can say what a seven is.',
      ),
      p(
        'Trust has to be earned. Grade fifty answers by hand and compare. If the grader and you agree less often than two people would, repair the two columns, not the grader. In our experience most disagreements come from a column that says too little.',
      ),
      code(`for (const { question, must, mustNot } of questions) {
  const answer = await assistant.ask(question);
  const verdict = await grade({ answer, must, mustNot }); // yes or no, and why
  report.add(question, verdict);
}`),
      h2('And a chart for Mondays'),
      p(
        'The result of a run is one number and a list. The number goes into a chart with a point for each release. The list holds the questions whose verdict changed since the last point, in either direction. Somebody reads it on Monday. It has seldom more than six lines.',
      ),
      quote('The number tells you that you should read. The list tells you what.', 'Ruhi Solanki'),
      h2('Things that make it lie'),
      ul(
        'Questions that were used to write the prompt. Keep thirty aside that nobody looks at.',
        'A grader of the same family as the assistant: it likes its own style.',
        'A set that never changes. Each complaint becomes a question on the day it arrives.',
        'One run. Models vary; run it three times and look at the worst.',
      ),
      h2('How small it may be'),
      p(
        'We have been surprised more than once by how little is needed. Forty questions find most regressions. A hundred find nearly all that a customer would notice. Beyond that the work is better spent on reading the six lines with care.',
      ),
      ol(
        'Day one: collect the questions.',
        'Day two: write the two columns.',
        'Day three: the program and the first fifty by hand.',
        'Every Monday after that: ten minutes.',
      ),
      p(
        'The same machine, with sound in place of text, tests our <a href="/testing-a-phone-line-before-anyone-calls-it/">phone lines</a> at night.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'a-small-model-is-often-enough',
    formerSlug: 'small-models-are-often-enough',
    title: 'A small model is often enough',
    published: '2026-06-17T11:40',
    author: 'Kavan Mehta',
    categories: ['ai-ml'],
    image: { name: 'small-model', alt: 'A small diamond beside a large one' },
    body: blocks(
      p(
        'The largest model is a good way to find out whether an idea works. It is an expensive way to sort e-mails. Most products we see use one model for everything, because that is the one with which the demonstration was made.',
      ),
      h2('Cut the work up first'),
      p(
        'A support assistant seems to do one thing. Looked at closely, it does four: it finds out what the question is about, fetches the right page, writes an answer, and checks that the answer is on the page. Only the third needs a model that writes well. The first is a choice between eight labels.',
      ),
      table(
        'Four steps, and what did each of them well enough',
        ['Step', 'Before', 'After'],
        ['What is it about?', 'large model', 'small classifier, 12 ms'],
        ['Which page?', 'large model', 'search'],
        ['Write the answer', 'large model', 'medium model'],
        ['Is it on the page?', 'nothing', 'small model'],
      ),
      h2('Let the numbers decide'),
      p(
        'With <a href="/evaluating-answers-without-reading-all-of-them/">a set of questions and a grader</a>, changing the model is an afternoon: replace, run, compare. Without them it is a matter of taste, and taste prefers the large one.',
      ),
      p('What a question costs is a sum, and only one of its four parts has the high price:'),
      formula(
        '<mtext>cost</mtext><mo>=</mo><munder><mo>∑</mo><mtext>steps</mtext></munder><mtext>words</mtext><mo>×</mo><mtext>price</mtext>',
      ),
      p('The bill fell to about a sixth. What callers noticed was the time: the first word came a second earlier.'),
    ),
  },
  {
    sample: true,
    slug: 'how-large-should-a-piece-of-text-be',
    title: 'Retrieval: how large should a piece of text be?',
    published: '2026-04-09T15:30',
    author: 'Ruhi Solanki',
    categories: ['ai-ml', 'chatbots'],
    image: { name: 'piece-of-text', alt: 'A cloth cut along its own seams' },
    excerpt: 'Cut where the author would have cut. The heading goes with every piece.',
    body: blocks(
      p(
        'To let a model answer from a handbook, the handbook is cut into pieces, and the pieces nearest to the question are shown to the model. Every tutorial begins with a number: five hundred words, a thousand characters. The number is the wrong place to begin.',
      ),
      h2('Cut where the author cut'),
      p(
        'A handbook already has pieces. They are called sections. A section says one thing, has a heading, and is as long as the thing needs. Cut there, and only split a section that is too long for the model, at a paragraph.',
      ),
      h2('Send the heading along'),
      p(
        'A paragraph that says &#8220;the fee is refunded within seven days&#8221; is useless without the heading &#8220;Cancelled workshops&#8221;. We put the path of headings in front of each piece, both for the search and for the model.',
      ),
      code(`Fees > Cancelled workshops
The fee is refunded within seven days.`),
      h2('Words are still good'),
      p(
        'Search by meaning finds &#8220;money back&#8221; when the text says &#8220;refund&#8221;. It does not find part number KX-220. Search by words does. Use both and let a small model put the results in order. It is the step that improved our answers most, and the one that is left out most often.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'what-to-write-down-when-a-model-answers',
    title: 'What to write down when a model answers',
    published: '2026-02-24T10:00',
    author: 'Isha Trivedi',
    categories: ['ai-ml', 'process'],
    image: { name: 'write-down', alt: 'A ledger of woven rows' },
    body: blocks(
      p(
        'A customer complains about an answer from last Tuesday. Three things decide whether that ends in a repair or in a shrug: what was asked, what the model was shown, and which version of everything was running.',
      ),
      h2('Write down'),
      ul(
        'the version of the prompt, of the model and of the handbook;',
        'which pieces of text were shown, by their names;',
        'which tools were called, with what result;',
        'how long each step took.',
      ),
      h2('Do not write down'),
      p(
        'Names, numbers, addresses. They are in the conversation, and the conversation has a place of its own with an end date. The log points to it. When the conversation is deleted after its month, the log still says what happened, and no longer to whom.',
      ),
      h2('Make one answer repeatable'),
      p(
        'With the versions and the names of the pieces, an answer can be asked for again in the state in which it was given. That is the whole purpose. A log from which nothing can be repeated is a diary.',
      ),
      h2('How it pays'),
      p(
        'The complaint from last Tuesday took twelve minutes. The handbook had two pages about deliveries, an old one and a new one, and the search preferred the old one. Nobody had to guess, the old page was removed, and the question went into the set that is asked before each release.',
      ),
    ),
  },
];
