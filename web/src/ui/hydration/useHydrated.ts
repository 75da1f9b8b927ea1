import { useSyncExternalStore } from 'react';

/**
 * Whether the browser has taken over: false in the server's markup and while it is hydrated, true from then on. For
 * what the server cannot know.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
