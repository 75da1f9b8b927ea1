import { type ComponentType, lazy, Suspense, useState } from 'react';

/** Whether the page being rendered is the one the server drew: true until the visitor first goes elsewhere. */
let serverMarkupStands = false;

/** Loads what one island is drawn with. */
export type IslandLoad = () => Promise<unknown>;

const islandLoads: IslandLoad[] = [];

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

/**
 * A part of a page that never changes after the server drew it. On the first page its markup is kept as found and
 * its code is not loaded; after navigation `load` brings the component. Links inside work all the same, since the
 * shell follows them by delegation.
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
  islandLoads.push(loadOnce);
  const Content = lazy(async () => ({ default: await loadOnce() }));
  const id = `island-${name}`;
  return function Island(props: Props) {
    const [kept] = useState(() => (serverMarkupStands ? document.getElementById(id)?.innerHTML : undefined));
    if (kept !== undefined) {
      return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />;
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
