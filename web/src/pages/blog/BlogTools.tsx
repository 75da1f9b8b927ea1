import { useEffect, useRef, useState } from 'react';
import { useBlog } from '../../blog/useBlog.ts';
import type { Category } from '#contract/post.ts';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BlogQuery, blogUrl } from '#head/blog-url.ts';
import { blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import { chipsOf } from '../../blog/posts/posts.ts';
import chipRow from '../../ui/chips.module.css';
import { SearchField } from '../../ui/SearchField.tsx';
import styles from './BlogTools.module.css';

type BlogToolsProps = { query: BlogQuery };

/** Search box and category chips. Both are forms, so that they work without scripts. */
export function BlogTools({ query }: BlogToolsProps) {
  const navigate = useNavigate();
  const goTo = (next: BlogQuery, replace = false) => void navigate(blogUrl(next), { replace });
  // Starting a search adds a history entry; changing it replaces that entry.
  const search = (text: string) => goTo({ ...query, search: text, page: 1 }, query.search !== '' && text !== '');
  const categories = useCategories();
  const chips = [{ slug: '', name: blogWords.allCategories }, ...chipsOf(categories)];
  // Show the chip of the selected category, even if it is not among the first six.
  const chosen = categories.find(({ slug }) => slug === query.category);
  if (chosen && !chips.some(({ slug }) => slug === chosen.slug)) chips.push(chosen);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not scrollIntoView, which may scroll the page too.
    const [chip, box] = [row.current?.querySelector('[aria-pressed=true]'), row.current].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (chip && box) row.current?.scrollBy({ left: chip.x + chip.width / 2 - box.x - box.width / 2 });
  }, [query.category, chips.length]);
  const choose = (category: string) => (event: MouseEvent) => {
    event.preventDefault();
    if (category !== query.category) goTo({ ...query, category, page: 1 });
  };
  return (
    <div className={`${styles.tools} no-print`}>
      <SearchField
        action={routes.blog.path}
        label={blogWords.search}
        clearLabel={blogWords.clear}
        search={query.search}
        onSearch={search}
      >
        {query.category && <input type="hidden" name="category" value={query.category} />}
      </SearchField>
      <form action={routes.blog.path}>
        {query.search && <input type="hidden" name="q" value={query.search} />}
        {/* Not a fieldset, on which scroll-padding has no effect. */}
        <div ref={row} className={`${chipRow.chips} ${styles.row}`} role="group" aria-label={blogWords.filters}>
          {chips.map(({ slug, name }) => (
            <button
              key={slug}
              type="submit"
              name="category"
              value={slug}
              aria-pressed={slug === query.category}
              onClick={choose(slug)}
            >
              {name}
            </button>
          ))}
        </div>
      </form>
    </div>
  );
}

/**
 * Returns the categories; none until they are loaded. A failure is only logged, because the list works without them.
 */
function useCategories(): readonly Category[] {
  const { posts } = useBlog();
  const [categories, setCategories] = useState(() => posts.peekCategories() ?? []);
  useEffect(() => {
    let isCurrent = true;
    posts.categories().then(
      (all) => isCurrent && setCategories(all),
      (cause: unknown) => console.error(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [posts]);
  return categories;
}
