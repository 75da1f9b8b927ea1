import { useEffect, useState } from 'react';
import type { Entry } from '../../chat/talk/conversation.ts';
import { staticIsland } from '../../ui/hydration/static-island.tsx';
import type { OwnLine } from './OwnLine.tsx';

const CallLine = staticIsland('call', async () => (await import('./CallLine.tsx')).CallLine);

type HeroLineProps = { entries: readonly Entry[] };

/** The line of the hero: an example call until the visitor asks the assistant, then the visitor's own conversation. */
export function HeroLine({ entries }: HeroLineProps) {
  const [Own, setOwn] = useState<typeof OwnLine>();
  const isLive = entries.length > 0;
  useEffect(() => {
    if (!isLive) return;
    // Keep the call if the generator fails to load; the chat shows the conversation anyway.
    import('./OwnLine.tsx').then(
      (loaded) => setOwn(() => loaded.OwnLine),
      () => undefined,
    );
  }, [isLive]);
  return Own && isLive ? <Own entries={entries} /> : <CallLine />;
}
