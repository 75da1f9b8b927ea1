import { pageTitle } from '#head/title.ts';
import { notFoundPage } from '#content/not-found.ts';
import { routes, notFoundScreen } from '#content/routes.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { brokenLine } from '../ui/broken-line.static.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { WovenLine } from '../ui/WovenLine.tsx';
import styles from './not-found.module.css';
import { useLocation } from 'react-router-dom';
import { UiIcon, rightIcon } from '../ui/UiIcon.tsx';
import { StitchedIcon } from '../ui/StitchedIcon.tsx';
import { useHydrated } from '../runtime/useHydrated.ts';
import { suggest } from './suggest.ts';

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
          <p className="lede">{text}</p>
          <ButtonLink href={routes.home.path}>{home}</ButtonLink>
          <Suggestions />
        </div>
      </div>
      <WovenLine svg={brokenLine} />
    </div>
  );
}

/**
 * Three pages that the visitor may have meant. The prerendered 404 document is the same for every URL, so it contains
 * the default suggestions; hydration replaces them by the pages with the most similar paths.
 */
function Suggestions() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const suggestions = isHydrated ? suggest(pathname) : notFoundPage.suggestions;
  return (
    <nav className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions">{notFoundPage.suggestionsTitle}</h2>
      <ul>
        {suggestions.map(({ path, label, icon }) => (
          <li key={path}>
            <a href={path}>
              <StitchedIcon name={icon} />
              <span>{label}</span>
              <UiIcon path={rightIcon} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
