import { countOf } from './promises.ts';

/** Most problems that one email lists. */
const maxListed = 40;

/** Texts of `npm run content:pull` and of its email, for the people who edit the lists. */
export const pullWords = {
  /** A field of an entry is wrong. wp-admin says the same (functions/wordpress-plugin/faults.php). */
  fault: (field: string, value: string, expected: string) =>
    `“${field}” is ${value === '' ? 'empty' : `“${value}”`}, expected ${expected}.`,
  /** `fault` says why the entry is wrong. */
  wrongEntry: (entry: { list: string; title: string; editor: string; fault: string; edit: string }) =>
    `${entry.list} “${entry.title}”${entry.editor && ` (saved by ${entry.editor})`}: ${entry.fault} Edit it at ${entry.edit}`,
  /** No reason to hold an entry back, because it may be right. */
  contradiction: (sentence: string) => `${sentence} The website shows it. If it is wrong, correct it.`,
  emptyList: (list: string, overview: string) =>
    `${list}: no entry is left that the website can show, but its page needs one, so the former ones stay. Publish one at ${overview}`,
  lostLists: (cmsUrl: string, lists: readonly string[]) =>
    `WordPress (${cmsUrl}) no longer has these lists: ${lists.join(', ')}. Is its plugin “Website” active and complete? The website keeps what it shows.`,
  missingPicture: 'a picture that is still in the media library',
  notAPicture: 'a picture in the format JPEG, PNG, WebP, GIF or AVIF',
  missingAlt: 'a picture with an alternative text that says what it shows',
  closedFile: (file: 'picture' | 'recording', status?: number) =>
    `a ${file} that every visitor may open, and WordPress ${status === undefined ? 'does not send it' : `responds to it with ${status}`}`,
  largePicture: (megabytes: number) => `a picture of at most ${megabytes} MB`,
  smallPicture: (width: number, height: number) => `a picture of at least ${width} × ${height} pixels`,
  silentRecording: 'a recording in which somebody is heard',
  tooManyPictures: (megabytes: number, most: number) =>
    `All pictures of the lists together have ${megabytes} MB, expected at most ${most} MB. Remove entries that nobody needs any more, or their pictures.`,
  /** Kind of the email, and its last line. */
  kind: 'Lists of the website',
  untitled: 'without a title',
  /** WordPress is read without an account, or with that of `user`; a variable that the workflow lacks is ''. */
  accessDenied: (status: number, user = '') =>
    user === ''
      ? `WordPress wants a login (status ${status}), or a firewall rejects the update. Set CMS_USER and CMS_PASSWORD, or open its REST API to everybody.`
      : `WordPress does not accept the account “${user}” (status ${status}). Expected an application password of this user in CMS_PASSWORD.`,
  /** `run` is the URL of the run of the workflow. */
  failed: (run: string) => `The update of the website failed. An engineer finds the reason at ${run}`,
  redirected: 'WordPress redirects its REST API to another page, such as a login.',
  notJson: 'WordPress sent a page instead of JSON, such as a login, or one that a plugin or a firewall shows.',
  wrongStatus: (status: number) =>
    `WordPress responded with ${status} instead of its lists. Its permalinks (Settings, Permalinks) must not be “Plain”.`,
  tooLarge: 'A list of WordPress is too large for the website.',
  unreachable: (since: Date | undefined) =>
    `WordPress cannot be reached${since ? `, and was last reached on ${since.toISOString().slice(0, 16).replace('T', ' at ')} UTC` : ''}.`,
  subject: (count: number) => `The website waits for WordPress: ${countOf(count, 'thing')} to correct`,
  email: (sentences: readonly string[]) =>
    [
      'Until this is corrected, the last good version stays, and new entries are left out, unless a line says that the website shows it:',
      ...sentences.slice(0, maxListed),
      ...(sentences.length > maxListed ? [`${sentences.length - maxListed} more are not listed here.`] : []),
    ].join('\n\n'),
};
