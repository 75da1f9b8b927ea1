import { stories } from './lists/stories.static.ts';
import { countedNoun, countOf } from './promises.ts';

const count = stories.length;

/** Texts of the success stories page, except the stories. Evaluated at build time, because they count the stories. */
export const storiesPage = {
  title: 'What clients say once it runs',
  text: `${countedNoun(count, 'project', 'projects')}, in the words of the people who paid for ${count === 1 ? 'it' : 'them'}.`,
  mean: `mean of ${countOf(count, 'rating')}`,
  reviews: 'All Reviews',
  project: 'The project',
  ask: 'Ask about a project like this',
  list: 'Stories',
  readAll: 'Read all of it',
};
