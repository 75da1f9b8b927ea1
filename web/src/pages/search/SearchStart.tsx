import { searchPage } from '#content/search.ts';
import styles from './SearchStart.module.css';

/** What the page shows before a search: a hint and links to pages. */
export function SearchStart() {
  const { hint, pages, links } = searchPage.empty;
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <nav className={styles.pages} aria-labelledby="pages">
        <h2 id="pages">{pages}</h2>
        <ul>
          {links.map(({ path, label }) => (
            <li key={path}>
              <a className="link" href={path}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
