import { controlWords } from '#content/shell.ts';

/** Text for screen readers after the name of a link that opens in a new tab. */
export function NewTab() {
  return <span className="visually-hidden">{controlWords.newTab}</span>;
}
