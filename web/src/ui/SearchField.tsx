import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { boundedSearch } from '#head/blog-url.ts';
import { cmsLimits } from '#contract/cms.ts';
import { Button } from './Button.tsx';
import { UiIcon, closeIcon, searchIcon } from './UiIcon.tsx';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  /** Path that the form leads to without scripts, with the text as `q`. */
  action: string;
  label: string;
  clearLabel: string;
  search: string;
  hasFocus?: boolean;
  /** Called after a pause in typing, on Enter and on clear, if the text differs from `search`. */
  onSearch: (search: string) => void;
  onType?: () => void;
  children?: ReactNode;
};

const typingPauseMs = 300;

/** A search box that searches while the visitor types. It is a form, so that it works without scripts. */
export function SearchField(props: SearchFieldProps) {
  const { action, label, clearLabel, search, hasFocus = false, onSearch, onType, children } = props;
  const [text, setText] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(search);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    // A link to the page that is open already mounts nothing.
    if (hasFocus && navigationType === 'PUSH') input.current?.focus();
  }, [hasFocus, key, navigationType]);
  useEffect(() => {
    // Show a search that came from Back or a link. Do not show our own, it would overwrite text typed since.
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);

  const searchFor = (words: string) => {
    clearTimeout(timer.current);
    const next = boundedSearch(words);
    if (next === search) return;
    sent.current = next;
    onSearch(next);
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
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          searchFor(text);
        }}
      >
        {children}
        <label className="visually-hidden" htmlFor="search">
          {label}
        </label>
        <UiIcon path={searchIcon} />
        <input
          ref={input}
          id="search"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // Only on a page that visitors open in order to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
          maxLength={cmsLimits.search}
          placeholder={label}
          value={text}
          onChange={({ target }) => {
            onType?.();
            type(target.value);
          }}
        />
        {text !== '' && (
          <Button look="icon" className={styles.clear ?? ''} aria-label={clearLabel} onClick={clear}>
            <UiIcon path={closeIcon} />
          </Button>
        )}
      </form>
    </search>
  );
}
