import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { trusted } from './trusted.ts';
import { patiently } from './patiently.ts';

/** Whether the page being rendered is the one the server drew: true until the visitor first goes elsewhere. */
let serverMarkupStands = false;

/** Loads what one island is drawn with. */
export type IslandLoad = () => Promise<unknown>;

const islandLoads: IslandLoad[] = [];

/** Markup of islands as the server drew it, by path and id. */
const keptMarkup = new Map<string, string>();

/** Said by main.tsx before it hydrates, and by the shell when the visitor leaves the first page. */
export function setServerMarkupStands(stands: boolean): void {
  serverMarkupStands = stands;
}

/** Whether the page being rendered is still the server's. */
export function doesServerMarkupStand(): boolean {
  return serverMarkupStands;
}

/** The loads of every island made so far, in their order: a page makes its own when its file is first read. */
export function islandsMade(): readonly IslandLoad[] {
  return islandLoads;
}

/** Adds what a page is to have at hand before it is navigated to. */
export function addIslandLoad(load: IslandLoad): void {
  islandLoads.push(load);
}

/**
 * A part of a page that never changes after the server drew it. On the first page its markup is kept as found, for
 * Back too, and its code is not loaded; elsewhere `load` brings the component. Links inside work all the same, since
 * the shell follows them by delegation.
 */
export function island<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  addIslandLoad(loadOnce);
  const Content = lazy(async () => ({ default: await patiently(loadOnce) }));
  const id = `island-${name}`;
  return function Island(props: Props) {
    const [kept] = useState(() => markupOf(id));
    if (kept !== undefined) {
      return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trusted(kept) }} />;
    }
    const Loaded = loaded;
    return (
      <div id={id}>
        {Loaded ? (
          <Loaded {...props} />
        ) : (
          <Suspense fallback={null}>
            <Content {...props} />
          </Suspense>
        )}
      </div>
    );
  };
}

type KeptProps = {
  /** Id of the element whose markup it is. */
  of: string;
  /** What stands there where the server drew nothing: after navigation. */
  otherwise?: ReactNode;
};

/**
 * What the server drew, as it was: the fallback of a part that is hydrated late. Any change of the address until then,
 * a link within the page too, makes React give up hydrating the part, and it would be gone until its code has come.
 */
export function Kept({ of, otherwise = null }: KeptProps) {
  const [html] = useState(() => markupOf(of));
  return html === undefined ? otherwise : <div dangerouslySetInnerHTML={{ __html: trusted(html) }} />;
}

/** What the server drew for an island of this path, or undefined. */
function markupOf(id: string): string | undefined {
  // Also on the server, where there is no path.
  if (!serverMarkupStands && keptMarkup.size === 0) return undefined;
  const key = `${location.pathname} ${id}`;
  const found = serverMarkupStands ? document.getElementById(id)?.innerHTML : undefined;
  if (found !== undefined) keptMarkup.set(key, found);
  return keptMarkup.get(key);
}
