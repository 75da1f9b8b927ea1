import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ChatPanelId } from '#content/pages/chat.ts';
import styles from './ChatPanel.module.css';
import { awaitVisitor, whenWanted } from '../talk/visitor.ts';

const LivePanel = lazy(async () => ({ default: (await whenWanted(() => import('./LivePanel.tsx'))).LivePanel }));

type ChatPanelProps = { panel: ChatPanelId };

/**
 * The assistant of a page's hero. Until a visitor turns to it, it is what the server drew, and its code is not loaded;
 * what they type or press before the code is there counts all the same.
 */
export function ChatPanel({ panel }: ChatPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => awaitVisitor(place.current!, panel), [panel]);
  return (
    <div ref={place}>
      <Suspense fallback={<div className={styles.panel} />}>
        <LivePanel panel={panel} />
      </Suspense>
    </div>
  );
}
