import { countOf } from './promises.ts';

/** Most problems that one email lists. */
const maxListed = 40;

/** Texts of `npm run content:pull` and of its email, for the people who edit the lists. */
export const pullWords = {
  /** A field of an entry is wrong. */
  wrongField: (problem: {
    list: string;
    title: string;
    field: string;
    value: string;
    expected: string;
    edit: string;
  }) =>
    `${problem.list} “${problem.title}”: “${problem.field}” is ${problem.value === '' ? 'empty' : `“${problem.value}”`}, expected ${problem.expected}. Edit it at ${problem.edit}`,
  emptyList: (list: string, overview: string) =>
    `${list}: the list is empty, but its page needs at least one entry. Publish one at ${overview}`,
  missingPicture: 'a picture that is still in the media library',
  notAPicture: 'a picture in the format JPEG, PNG, WebP, GIF or AVIF',
  largePicture: (megabytes: number) => `a picture of at most ${megabytes} MB`,
  smallPicture: (width: number, height: number) => `a picture of at least ${width} × ${height} pixels`,
  tooManyPictures: (megabytes: number, most: number) =>
    `All pictures of the lists together have ${megabytes} MB, expected at most ${most} MB. Remove entries that nobody needs any more, or their pictures.`,
  untitled: 'without a title',
  subject: (count: number) => `The website was not updated: ${countOf(count, 'thing')} to correct in WordPress`,
  email: (sentences: readonly string[]) =>
    [
      'The website still shows what it showed before. It is updated as soon as this is corrected in WordPress:',
      ...sentences.slice(0, maxListed),
      ...(sentences.length > maxListed ? [`${sentences.length - maxListed} more are not listed here.`] : []),
    ].join('\n\n'),
};
