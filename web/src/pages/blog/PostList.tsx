import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { type BlogQuery, blogUrl } from '#head/blog-url.ts';
import { countSaid, blogWords } from '#content/blog.ts';
import { routes } from '#content/routes.ts';
import { PostGrid, PostGridSkeleton } from '../../blog/PostGrid.tsx';
import { SlowNotice } from '../../blog/SlowNotice.tsx';
import { usePosts } from '../../blog/usePosts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ListNotice } from './ListNotice.tsx';
import styles from './PostList.module.css';
import { useHydrated } from '../../runtime/useHydrated.ts';

type PostListProps = {
  query: BlogQuery;
  /** Announces the number of articles to screen readers. */
  onAnnounce: (text: string) => void;
};

export function PostList({ query, onAnnounce }: PostListProps) {
  const list = usePosts(query);
  const region = useRef<HTMLElement>(null);
  const isUnfiltered = query.category === '' && query.search === '';
  const isWhole = isUnfiltered && query.page === 1;
  useAnnouncement(list, onAnnounce);
  return (
    <section
      ref={region}
      className={styles.list}
      aria-label={blogWords.list.label}
      aria-busy={list.status === 'loading'}
      tabIndex={-1}
    >
      <SlowNotice isSlow={list.isSlow && list.status === 'loading'} />
      {list.status === 'loading' && (
        <PostGridSkeleton count={7} hasFeatured={isWhole}>
          {blogWords.loading}
        </PostGridSkeleton>
      )}
      {list.status === 'failed' && (
        <ListNotice
          isFailure
          title={blogWords.list.failed}
          text={blogWords.list.failedReason}
          action={blogWords.tryAgain}
          onAct={() => {
            // Retrying unmounts the button. Move focus to the list, otherwise keyboard users lose their place.
            region.current?.focus({ preventScroll: true });
            list.retry();
          }}
        />
      )}
      {list.status === 'loaded' && list.items.length === 0 && (
        <ListNotice
          title={blogWords.list.empty}
          text={
            query.page > 1
              ? blogWords.list.pastTheEnd
              : isUnfiltered
                ? blogWords.list.noneYet
                : blogWords.list.emptyHint
          }
          action={blogWords.list.showAll}
          href={isWhole ? undefined : routes.blog.path}
        />
      )}
      {list.items.length > 0 && <Loaded list={list} query={query} hasFeatured={isWhole} />}
    </section>
  );
}

type LoadedProps = { list: ReturnType<typeof usePosts>; query: BlogQuery; hasFeatured: boolean };

function Loaded({ list, query, hasFeatured }: LoadedProps) {
  const grid = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const newer = blogUrl({ ...query, page: query.page - 1 });
  const older = blogUrl({ ...query, page: list.pages + 1 });
  const shown = useRef(list.items.length);
  useEffect(() => {
    const before = shown.current;
    shown.current = list.items.length;
    if (list.items.length <= before) return;
    // Focus the first new article, otherwise keyboard users would have to go back to find it. In Safari a click focuses
    // the section around the button, or nothing.
    const active = document.activeElement;
    if (active === button.current || active?.contains(grid.current)) {
      grid.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true });
    }
  }, [list.items]);
  const more = list.hasMore && list.more !== 'failed' && (
    <div className={styles.more}>
      <SlowNotice isSlow={list.isSlow} />
      <LoadMore ref={button} href={older} isLoading={list.more === 'loading'} onLoad={() => list.loadMore()} />
    </div>
  );
  return (
    <>
      {query.page > 1 && (
        <p className={styles.newer}>
          <link rel="prev" href={newer} />
          <ButtonLink look="secondary" href={newer}>
            {blogWords.list.newer}
          </ButtonLink>
        </p>
      )}
      {list.hasMore && <link rel="next" href={older} />}
      <PostGrid ref={grid} items={list.items} hasFeatured={hasFeatured} level={2} last={more} />
      {list.more === 'failed' && (
        <div className={styles.moreFailed} role="alert">
          <p>{blogWords.list.failedReason}</p>
          <Button look="secondary" onClick={() => list.loadMore()}>
            {blogWords.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}

/** Announces the number of loaded articles, except for a list that the document already contained. */
function useAnnouncement(
  { status, items, total }: ReturnType<typeof usePosts>,
  onAnnounce: (text: string) => void,
): void {
  const first = useRef(status);
  const count = items.length;
  useEffect(() => {
    if (first.current === 'loaded' && status === 'loaded') {
      first.current = 'loading';
      return;
    }
    if (status === 'loaded') onAnnounce(count === 0 ? blogWords.list.nothing : countSaid(count, total));
    else onAnnounce('');
  }, [status, count, total, onAnnounce]);
}

type LoadMoreProps = {
  href: string;
  isLoading: boolean;
  onLoad: () => void;
  ref: Ref<HTMLAnchorElement>;
};

/** Link to the next page of the list. With scripts it is a button that appends the page. */
function LoadMore({ href, isLoading, onLoad, ref }: LoadMoreProps) {
  const isHydrated = useHydrated();
  const load = (event: MouseEvent | KeyboardEvent) => {
    // The browser opens the page in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLoad();
  };
  return (
    <ButtonLink
      ref={ref}
      look="secondary"
      href={href}
      role={isHydrated ? 'button' : undefined}
      aria-disabled={isLoading || undefined}
      onClick={load}
      onKeyDown={(event) => event.key === ' ' && load(event)}
    >
      {isLoading ? blogWords.list.loadingMore : blogWords.list.more}
    </ButtonLink>
  );
}
