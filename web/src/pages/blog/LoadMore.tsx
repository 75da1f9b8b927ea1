import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { blogWords } from '#content/blog.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useHydrated } from '../../runtime/useHydrated.ts';

type LoadMoreProps = {
  href: string;
  isLoading: boolean;
  onLoad: () => void;
  ref: Ref<HTMLAnchorElement>;
};

/** Link to the next page of the list. With scripts it is a button that appends the page. */
export function LoadMore({ href, isLoading, onLoad, ref }: LoadMoreProps) {
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
