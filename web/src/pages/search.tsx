import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchPage } from '#content/search.ts';
import { routes } from '#content/routes.ts';
import { readSearchText, searchUrl } from '#head/site-search.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import chipRow from '../ui/chips.module.css';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Results } from './search/Results.tsx';
import styles from './search.module.css';
import { prepareSearch, usePassages } from './search/usePassages.ts';

/** /search: passages of the site and articles of the blog that contain a text. */
export function SearchPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const text = readSearchText(search);
  const passages = usePassages(text);
  const [announcement, setAnnouncement] = useState('');
  // Screen readers read the results that the page opens with themselves.
  const openedWith = useRef<string | undefined>(text);
  const announce = (words: string) => {
    if (text !== openedWith.current) openedWith.current = undefined;
    if (openedWith.current === undefined) setAnnouncement(words);
  };
  return (
    <>
      <RouteHead name="search" />
      {/* Search engines have the pages that it finds. */}
      <meta name="robots" content="noindex" />
      <PageHeader title={searchPage.title} />
      <div className={`wrap ${styles.search}`}>
        <SearchField
          action={routes.search.path}
          label={searchPage.field}
          clearLabel={searchPage.clear}
          search={text}
          hasFocus={text === ''}
          onType={() => void prepareSearch().catch(() => undefined)}
          onSearch={(next) => void navigate(searchUrl(next), { replace: true })}
        />
        <output className="visually-hidden">{announcement}</output>
        {text === '' ? <SearchStart /> : <Results key={text} text={text} passages={passages} onAnnounce={announce} />}
      </div>
    </>
  );
}

function SearchStart() {
  const { hint, questions } = searchPage.empty;
  return (
    <>
      <p className={styles.hint}>{searchPage.text}</p>
      <p className={styles.hint} id="start">
        {hint}
      </p>
      <nav className={chipRow.chips} aria-labelledby="start">
        {questions.map((question) => (
          <a key={question} href={searchUrl(question)}>
            {question}
          </a>
        ))}
      </nav>
    </>
  );
}
