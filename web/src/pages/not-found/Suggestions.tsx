import { useLocation } from 'react-router-dom';
import { notFoundPage } from '#content/pages/not-found.ts';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { rightGlyph } from '../../ui/marks/glyphs.ts';
import { Icon } from '../../ui/marks/Icon.tsx';
import { useHydrated } from '../../ui/hydration/useHydrated.ts';
import styles from './Suggestions.module.css';
import { suggest } from './suggest.ts';

/**
 * Three pages that may have been meant. The one prerendered 404 document does not know the address it stands in for,
 * so the nearest pages take their place after the page has mounted.
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
              <Icon name={icon} />
              <span>{label}</span>
              <Glyph path={rightGlyph} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
