import { searchPage } from '#content/pages/search-page.ts';
import { FailureLine } from '../../blog/FailureLine.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import styles from './Results.module.css';

type NothingFoundProps = { text: string };

/** What the page shows if neither the site nor the blog contains the text. */
export function NothingFound({ text }: NothingFoundProps) {
  const { title, hint } = searchPage.nothing;
  return (
    <div className={styles.nothing}>
      <FailureLine />
      <h2>{title(text)}</h2>
      <p>
        <LinkedText text={hint} />
      </p>
    </div>
  );
}
