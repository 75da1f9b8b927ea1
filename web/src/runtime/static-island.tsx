import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadWithRetry } from './load-with-retry.ts';
import { trustedHtml } from './trusted-html.ts';

let isShowingServerMarkup = false;

export type IslandLoad = () => Promise<unknown>;

const islandLoads: IslandLoad[] = [];

/** Server markup of islands by path and id, for Back to the first page. */
const serverMarkup = new Map<string, string>();

/** Called with true before hydration, and with false when the visitor leaves the first page. */
export function setShowingServerMarkup(isShowing: boolean): void {
  isShowingServerMarkup = isShowing;
}

/** The loads of all islands created so far, in order: a page creates its islands when its module is evaluated. */
export function islandsCreated(): readonly IslandLoad[] {
  return islandLoads;
}

/**
 * Returns a component for a part of a page that never changes after it is rendered. On the first page the server's
 * markup stays as it is and the part's code is not loaded; on other pages `load` loads the component. Links inside
 * work either way, because one listener on the document handles all clicks.
 */
export function staticIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  islandLoads.push(loadOnce);
  const Lazy = lazy(async () => ({ default: await loadWithRetry(loadOnce) }));
  const id = `island-${name}`;
  return function StaticIsland(props: Props) {
    // One object for all renders: React sets the markup again if the object differs, which would remove the clock that
    // the footer contains and replay animations.
    const [markup] = useState(() => {
      const html = Loaded ? undefined : serverMarkupOf(id);
      return html === undefined ? undefined : { __html: trustedHtml(html) };
    });
    if (markup) return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
    return (
      <div id={id}>
        {Loaded ? (
          <Loaded {...props} />
        ) : (
          <Suspense fallback={null}>
            <Lazy {...props} />
          </Suspense>
        )}
      </div>
    );
  };
}

/** Returns the server's markup of an island on the current path, or undefined: on the server, or after navigation. */
function serverMarkupOf(id: string): string | undefined {
  if (!isShowingServerMarkup && serverMarkup.size === 0) return undefined;
  const key = `${location.pathname} ${id}`;
  const html = isShowingServerMarkup ? document.getElementById(id)?.innerHTML : undefined;
  if (html !== undefined) serverMarkup.set(key, html);
  return serverMarkup.get(key);
}
