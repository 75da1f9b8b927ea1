export type LinkTarget = 'own' | 'elsewhere' | { host: string };

/** First folders of paths on macOS and Linux. On Windows they would be names of hosts, which nobody has. */
const ownFolders = '(?:Users|Volumes|Applications|Library|private|home|var|tmp)/';
const ownPaths = [
  /^(?:file:\/\/\/?)?[a-z](?::|%3a)[\\/]/i,
  new RegExp(`^file:/{2,4}(?:localhost/)?${ownFolders}`),
  new RegExp(`^/${ownFolders}`),
  /^Macintosh(?:%20| )HD:/,
];

/** Whether a target is a path on the applicant's own disk, which does not exist elsewhere. */
export function isOwnPath(target: string): boolean {
  return ownPaths.some((path) => path.test(target)) && !/\\\\|%5c%5c/i.test(target);
}

/** Whether a template is on the applicant's own disk, or a file name alone: Word searches its own folders for that. */
export function isOwnTemplate(target: string): boolean {
  return isOwnPath(target) || /^[^/\\:%]+$/.test(target);
}

/**
 * Returns where a linked picture is. `http:`, shares and hosts in `file:` are elsewhere, because Windows sends them the
 * password hash of whoever opens the document.
 */
export function pictureTarget(target: string): LinkTarget {
  const host = /^https:\/\/([\w.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(target)?.[1];
  if (host !== undefined) return { host };
  // Parts of an email that the picture was copied from.
  if (/^cid:/i.test(target) || isOwnPath(target)) return 'own';
  return /^(?![\\/])[^:\\%]*$/.test(target) ? 'own' : 'elsewhere';
}

/** Whether a file name leads to a share, a host or a URL. */
export function isRemotePath(fileName: string): boolean {
  const start = fileName.replace(/^[\0-\x20]+/, '').slice(0, 1_000);
  const path = start.replaceAll('/', '\\');
  return /^\\\\|^[a-z][a-z\d+.-]+:\\|^\\\?\?\\|\\unc\\/i.test(path);
}
