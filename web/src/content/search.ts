import { company, emailHref } from './company.ts';
import { contactFormPath, routes } from './routes.ts';

export const searchPage = {
  title: 'Search',
  text: 'Services, projects, stories, open roles, people, the small print and every article.',
  field: 'Search this site',
  clear: 'Clear search',
  empty: {
    hint: 'Type a word or a question, or start from one of these.',
    questions: ['Can it answer our calls at night?', 'How does a project start?', 'What does it cost?'],
  },
  passages: {
    title: 'On this site',
    loading: 'Searching the pages of this site',
    none: 'No page of this site contains these words.',
    failed: 'We could not search the pages of this site.',
    /** Why a passage was found whose text does not contain the words. */
    also: (words: readonly string[]) => `Also about: ${words.slice(0, 3).join(', ')}`,
    again: 'Search again',
  },
  articles: {
    title: 'In the blog',
    loading: 'Searching the articles',
    none: 'No article contains these words.',
    failed: 'We cannot reach our articles at the moment.',
    all: (count: number) => `All ${count} articles`,
  },
  nothing: {
    title: (text: string) => `Nothing found for “${text}”`,
    hint: `Try fewer or other words, [write to us](${contactFormPath}), [ask our chat agent](${routes.services.path}#chat-services) or send an email to [${company.email}](${emailHref}).`,
  },
  kinds: {
    service: 'Service',
    project: 'Project',
    job: 'Open role',
    story: 'Success story',
    person: 'Person',
    page: 'Page',
  },
} as const;

/** Returns the announcement for screen readers when a search is finished; a number is undefined if its part failed. */
export function foundSaid(passages: number | undefined, articles: number | undefined): string {
  const onSite =
    passages === undefined
      ? searchPage.passages.failed.replace(/\.$/, '')
      : passages === 1
        ? '1 result on this site'
        : `${passages} results on this site`;
  if (articles === undefined) return `${onSite}. ${searchPage.articles.failed}`;
  return `${onSite}, ${articles === 1 ? '1 article' : `${articles} articles`}`;
}
