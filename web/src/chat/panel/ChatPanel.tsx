import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import type { ChatPanelId } from '#content/pages/chat.ts';
import { Kept } from '../../ui/hydration/island.tsx';
import styles from './ChatPanel.module.css';
import { awaitVisitor, whenWanted } from '../talk/visitor.ts';

const LivePanel = lazy(async () => ({ default: (await whenWanted(() => import('./LivePanel.tsx'))).LivePanel }));

type ChatPanelProps = { panel: ChatPanelId };

/**
 * The assistant of a page's hero. Until a visitor turns to it, it is what the server drew, and its code is not loaded;
 * what they type or press before the code is there counts all the same. Kept by `memo` from its parents' changes, since
 * React gives up server markup that is drawn again before it is hydrated.
 */
export const ChatPanel = memo(function ChatPanel({ panel }: ChatPanelProps) {
  const id = `assistant-${panel}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => awaitVisitor(place.current!, panel), [panel]);
  return (
    <div ref={place} id={id}>
      <Suspense fallback={<Kept of={id} otherwise={<div className={styles.panel} />} />}>
        <LivePanel panel={panel} />
      </Suspense>
    </div>
  );
});
