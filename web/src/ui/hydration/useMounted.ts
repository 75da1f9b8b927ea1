import { useSyncExternalStore } from 'react';

/** False in the server's markup and while it is hydrated, true from then on: for what the server cannot know. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
