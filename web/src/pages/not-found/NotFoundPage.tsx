import { pageTitle } from '#head/title.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { routes, notFoundScreen } from '#content/routes.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { brokenLine } from '../../ui/marks/broken-line.static.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { WovenLine } from '../../ui/marks/WovenLine.tsx';
import styles from './NotFoundPage.module.css';
import { Suggestions } from './Suggestions.tsx';

/** The 404 page. */
export function NotFoundPage() {
  const { title, text, home } = notFoundPage;
  return (
    <div className={styles.lost}>
      <PageHead title={pageTitle(notFoundScreen)} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.number} aria-hidden="true">
          404
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          <ButtonLink href={routes.home.path}>{home}</ButtonLink>
          <Suggestions />
        </div>
      </div>
      <WovenLine svg={brokenLine} height={110} />
    </div>
  );
}
