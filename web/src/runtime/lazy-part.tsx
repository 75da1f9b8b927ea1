import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { unlessLeaving } from './load-with-retry.ts';

/**
 * Returns a component that the page can do without. `fallback` is rendered in its place while it loads, and if it cannot
 * be loaded: neither a notice nor a reload of the document disturbs the visitor for it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({ default: await load().catch(() => () => fallback) }));
  return function Part(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

/**
 * Loads a part of the page when the visitor asks for it. `request` starts the load, and may be called again after it has
 * failed; `part` is undefined until it is loaded. Tell the visitor if `hasFailed`. Firefox remembers a failed import
 * until the document is reloaded, so that another request fails at once.
 */
export function usePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setFailed] = useState(false);
  const request = () => {
    setFailed(false);
    unlessLeaving(load).then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  };
  return { part, hasFailed, request };
}
