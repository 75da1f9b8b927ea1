import { searchPage } from '#content/search.ts';
import { routes } from '#content/routes.ts';
import type { ShownPassage } from '#head/site-search.ts';
import { Excerpt, Marked } from './Result.tsx';
import styles from './Result.module.css';

type PageResultsProps = { page: string; passages: readonly ShownPassage[]; query: string };

/** The passages of one page below its title, which links to the passage of the same title, or to the page. */
export function PageResults({ page, passages, query }: PageResultsProps) {
  const whole = passages.find(({ title }) => title === page);
  const marked = (words: readonly string[] = []) => [query, ...words].join(' ');
  return (
    <li className={styles.result}>
      <p className={styles.meta}>
        <span>{searchPage.kinds[(whole ?? passages[0])?.kind ?? 'page']}</span>
      </p>
      <h3>
        <a href={whole?.href ?? passages[0]?.href.replace(/#.*/, '')}>
          <Marked text={page} query={marked(whole?.words)} />
        </a>
      </h3>
      {whole && <Excerpt passage={whole} query={query} />}
      <ul>
        {passages
          .filter((passage) => passage !== whole)
          .map((passage) => (
            <li key={passage.href} className={styles.passage}>
              <a href={passage.href}>
                <Marked text={passage.title} query={marked(passage.words)} />
              </a>
              <Excerpt passage={passage} query={query} />
            </li>
          ))}
      </ul>
    </li>
  );
}

/** Groups passages by the title of their page. The order is that of the best passage of each. */
export function groupByPage(passages: readonly ShownPassage[]): [page: string, passages: ShownPassage[]][] {
  const groups = new Map<string, ShownPassage[]>();
  for (const passage of passages) {
    // A project with a page of its own is listed on the page of all projects, too.
    const isCase = passage.kind === 'project' && !passage.href.startsWith(`${routes.projects.path}#`);
    const page = isCase && passage.page === routes.projects.screen ? passage.title : passage.page;
    groups.set(page, [...(groups.get(page) ?? []), passage]);
  }
  return [...groups];
}
