import { useLocation } from 'react-router-dom';
import { notFoundPage } from '#content/pages/not-found.ts';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { rightIcon } from '../../ui/marks/ui-icons.ts';
import { StitchedIcon } from '../../ui/marks/StitchedIcon.tsx';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import styles from './Suggestions.module.css';
import { suggest } from './suggest.ts';

/**
 * Three pages that the visitor may have meant. The prerendered 404 document is the same for every URL, so it contains
 * the default suggestions; hydration replaces them by the pages with the most similar paths.
 */
export function Suggestions() {
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
