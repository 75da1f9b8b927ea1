import { blocks, code, h2, ol, table, ul } from '../blocks.ts';
import type { SamplePost } from '../post.ts';

export const evaluatingAnswers: SamplePost = {
  slug: 'evaluating-answers-without-reading-all-of-them',
  title: 'Evaluating answers without reading all of them',
  published: '2026-10-02T10:20',
  author: 'Isha Trivedi',
  categories: ['ai-ml', 'chatbots'],
  image: { name: 'evaluating-answers', alt: 'A field of threads, a few of them marked' },
  excerpt: 'A grader is a second model that is allowed to be wrong, as long as you know how often.',
  body: blocks(
    'After each change somebody has to say whether the assistant has become better. For the first fifty questions that is a person with a list. At five hundred it is a person who has stopped reading. This is how we let a model read, and how we find out whether to believe it.',
    h2('First, a set of questions'),
    'The questions are real ones. We take them from the old search box, the mailbox and the desk, remove names, and throw nothing out because it is badly written. For each we note two things: the page that answers it, and the one or two facts that an answer must contain. Not a whole answer. There are many good ones, and comparing sentences punishes all but one.',
    'A fifth of the questions have no answer on any page. They are the most important ones. An assistant that always answers looks excellent on the other four fifths.',
    ul(
      'Two people need about three days for 400 questions.',
      'A hundred of them are put aside, and nobody looks at them until the end.',
      'Every wrong answer that a customer reports becomes a question, the same day.',
    ),
    h2('Then, a grader that is asked small things'),
    'The first grader we built was asked for a mark from one to ten. It gave eights. Asked again, it gave sevens to the same answers. What works is to ask for what can be seen:',
    ol(
      'Does the answer contain this fact? (yes or no, for each fact)',
      'Is there a sentence in it that the page does not support? (which one)',
      'If the page has no answer: does it say so?',
    ),
    code(`const verdict = await grade({
  page: page.text,
  answer,
  facts: question.facts,
  // The sentence must be quoted. Without this the grader finds faults that are not there.
  ask: 'Quote each sentence of the answer that the page does not support, or write none.',
});
const isRight = verdict.facts.every(Boolean) && verdict.unsupported.length === 0;`),
    'The quotation does most of the work. A grader that has to point at a sentence cannot complain in general, and a quoted sentence that is not in the answer is a grader that has invented it. We count those too.',
    h2('Grade the grader'),
    'Before we use it, two of us mark 150 answers by hand, each alone. Then we compare.',
    table(
      '150 answers, marked three times',
      ['Compared', 'Agree'],
      ['The two of us', '93%'],
      ['The first of us and the grader', '91%'],
      ['The second of us and the grader', '90%'],
    ),
    'A grader that agrees with us nearly as often as we agree with each other is as good as it can be known to be. The first one agreed in 78 of 100. It was the prompt: it had been told to be strict, and took &#8220;Monday to Friday&#8221; for a different fact than &#8220;on weekdays&#8221;.',
    'We repeat the comparison when the model behind the grader changes, and once a quarter. It takes a morning.',
    h2('How large is a difference?'),
    'With 300 questions, two versions that are equally good differ by up to four points for no reason at all. We learned it by running the same version twice. Since then nothing is called better until it is better by six, or until the questions on which the two differ have been read. They are few: usually twenty to thirty. Reading those is worth more than the number.',
    h2('What we still read'),
    'Three kinds of answers are read by a person, always. Those on which the grader and the former version disagree. All answers to questions without an answer. And ten at random each week, from the live assistant, because the set is a picture of the questions of last year.',
    'On a desk with 900 questions a day that is an hour a week. It is the hour in which we learn something. All the rest is arithmetic.',
    h2('What it changed'),
    'Before, a new prompt was a discussion. Now it is a table with two columns and a list of thirty answers that changed. Most proposals make nothing better, and they are dropped within the hour, without anybody having been wrong. And the question of <a href="/a-small-model-is-often-enough/">whether a smaller model would do</a> has become an afternoon.',
  ),
};
