import { useSyncExternalStore } from 'react';

/**
 * Whether the page is hydrated: false on the server and during hydration. For content that the server cannot know,
 * such as the time.
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
