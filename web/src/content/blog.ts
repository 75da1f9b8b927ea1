import { company } from './company.ts';
import { contactFormPath, routes } from './routes.ts';

export const blogWords = {
  title: 'Notes from the line',
  lede: 'What we learn while building voice, chat and cloud software.',
  feed: `${company.brand} blog`,
  search: 'Search articles',
  clear: 'Clear search',
  filters: 'Filter by category',
  allCategories: 'All',
  list: {
    label: 'Articles',
    empty: 'No posts found',
    nothing: 'Nothing was found',
    emptyHint: 'Clear the search or choose another category.',
    noneYet: 'There are no articles yet.',
    pastTheEnd: 'The list has fewer pages.',
    showAll: 'Show all posts',
    failed: 'Error Loading Blog',
    failedReason: 'Failed to load blog posts',
    more: 'Load More',
    newer: 'Newer articles',
    loadingMore: 'Loading...',
    damaged: 'Unable to load article',
  },
  post: {
    back: 'Back to Blog',
    search: 'Search for it',
    loading: 'Loading the article',
    here: 'The article is here',
    missing: 'Article Not Found',
    /** Title of the document while the article cannot be reached; the heading is that of a missing one (specification). */
    unreachable: 'Article Unavailable',
    missingReason: 'Post not found',
    missingFallback: 'The requested article could not be found.',
    failedHint: 'It may be there all the same: we could not reach our articles just now.',
    untitled: 'Untitled article',
    more: 'More Articles',
    next: 'Read next',
    copy: 'Copy link',
    /** Below the text. It opens the share sheet where the browser has one, and otherwise copies the link. */
    share: 'Share this article',
    copied: 'Link copied',
    uncopied: 'Copying is not allowed here',
  },
  end: {
    label: 'About this article',
    more: (author: string) => `More by ${author}`,
    projects: 'Built this way',
    service: 'The service',
    feed: 'New articles',
    subscribe: 'RSS feed',
  },
  tryAgain: 'Try Again',
  loading: 'Loading articles',
  stillTrying: `Still trying. Our articles take longer than they should. Meanwhile you can [write to us](${contactFormPath}) or read about [what we build](${routes.services.path}).`,
  page: (title: string, page: number) => `${title}, page ${page}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  /** Labels of the links that replace embedded media of an article. */
  media: {
    youTube: 'Watch on YouTube',
    vimeo: 'Watch on Vimeo',
    frame: (host: string) => `Open on ${host}`,
    video: 'Watch the video',
    audio: 'Listen to the recording',
    picture: 'Open the picture',
    file: 'Open the document',
  },
  invalidDate: 'Invalid date',
} as const;

/** Returns the announcement for screen readers when a list has loaded. */
export function countSaid(shown: number, total: number | undefined): string {
  return total === undefined || total <= shown ? `${articles(shown)} shown` : `${shown} of ${articles(total)} shown`;
}

function articles(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
