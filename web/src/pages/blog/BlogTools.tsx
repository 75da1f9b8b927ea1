import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BlogQuery, blogUrl, boundedSearch } from '#contract/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { blogWords } from '#content/words/blog-words.ts';
import { routes } from '#content/routes.ts';
import { chipsOf } from '../../blog/posts/posts.ts';
import { useCategories } from '../../blog/list/useCategories.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import chipRow from '../../ui/buttons/chips.module.css';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { closeIcon, searchIcon } from '../../ui/marks/ui-icons.ts';
import styles from './BlogTools.module.css';

type BlogToolsProps = { query: BlogQuery };

/** Debounce delay of the search, in milliseconds. */
const typingPauseMs = 300;

/** Search box and category chips. Both are forms, so that they work without scripts. */
export function BlogTools({ query }: BlogToolsProps) {
  const navigate = useNavigate();
  const goTo = (next: BlogQuery, replace = false) => void navigate(blogUrl(next), { replace });
  const categories = useCategories();
  const chips = [{ slug: '', name: blogWords.allCategories }, ...chipsOf(categories)];
  // Show the chip of the selected category, even if it is not among the first six.
  const chosen = categories.find(({ slug }) => slug === query.category);
  if (chosen && !chips.some(({ slug }) => slug === chosen.slug)) chips.push(chosen);
  const choose = (category: string) => (event: MouseEvent) => {
    event.preventDefault();
    if (category !== query.category) goTo({ ...query, category, page: 1 });
  };
  return (
    <div className={styles.tools}>
      <SearchBox query={query} onSearch={goTo} />
      <form action={routes.blog.path}>
        {query.search && <input type="hidden" name="q" value={query.search} />}
        <fieldset className={`${chipRow.chips} ${styles.row}`} aria-label={blogWords.filters}>
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
        </fieldset>
      </form>
    </div>
  );
}

type SearchBoxProps = {
  query: BlogQuery;
  onSearch: (next: BlogQuery, replace?: boolean) => void;
};

/** Searches while the visitor types. Starting a search adds a history entry; changing it replaces that entry. */
function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { hash, key } = useLocation();
  const [text, setText] = useState(query.search);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(query.search);

  useEffect(() => {
    // Show a search that came from Back or a link. Do not show our own, it would overwrite text typed since.
    if (query.search !== sent.current) setText(query.search);
    sent.current = query.search;
  }, [query.search]);
  useEffect(() => {
    if (hash === '#search') input.current?.focus();
  }, [hash, key]);

  const searchFor = (words: string) => {
    clearTimeout(timer.current);
    const search = boundedSearch(words);
    if (search === query.search) return;
    sent.current = search;
    onSearch({ ...query, search, page: 1 }, query.search !== '' && search !== '');
  };
  const type = (words: string) => {
    setText(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(words), typingPauseMs);
  };
  const latest = useRef(searchFor);
  useEffect(() => {
    latest.current = searchFor;
  });
  useEffect(() => {
    // Also search for text that was typed before hydration.
    const typed = input.current?.value ?? '';
    if (typed !== sent.current) type(typed);
    return () => clearTimeout(timer.current);
  }, []);
  const clear = () => {
    setText('');
    searchFor('');
    input.current?.focus();
  };
  return (
    <search>
      <form
        className={styles.search}
        action={routes.blog.path}
        onSubmit={(event) => {
          event.preventDefault();
          searchFor(text);
        }}
      >
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <label className="visually-hidden" htmlFor="search">
          {blogWords.search}
        </label>
        <UiIcon path={searchIcon} />
        <input
          ref={input}
          id="search"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={cmsLimits.search}
          placeholder={blogWords.search}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        {text !== '' && (
          <Button look="icon" className={styles.clear ?? ''} aria-label={blogWords.clear} onClick={clear}>
            <UiIcon path={closeIcon} />
          </Button>
        )}
      </form>
    </search>
  );
}
