import { type FunctionComponent, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { loadSearch } from '#search/load-search.ts';
import type { Entry } from '../conversation.ts';
import { askedQuestion } from './asked-question.ts';
import { SourceList } from './SourceList.tsx';

/** Most links below an answer, and most passages without one. */
const maxLinks = 2;
const maxPassages = 3;

/** Time after which a pending question gets passages, in milliseconds. */
const pendingMs = 8_000;

export type SourcesProps = {
  entries: readonly Entry[];
  /** Index of the entry above. */
  place: number;
  isWaiting: boolean;
  /** Called when passages are rendered. */
  onShow: () => void;
};

/** Loads the passages of the site. Returns a component that renders those about an entry, and nothing if none is. */
export async function loadSources(): Promise<FunctionComponent<SourcesProps>> {
  const { findAnswers } = await loadSearch();
  return function Sources({ entries, place, isWaiting, onShow }) {
    const { text = '', outcome } = askedQuestion(entries, place, isWaiting) ?? {};
    const isOverdue = useOverdue(outcome === 'pending', entries[place]?.at ?? 0);
    const limit = outcome === 'answered' ? maxLinks : maxPassages;
    const passages = useMemo(() => findAnswers(text, limit), [text, limit]);
    const isShown = outcome !== undefined && (outcome !== 'pending' || isOverdue) && passages.length > 0;
    useLayoutEffect(() => {
      if (isShown) onShow();
    }, [isShown, onShow]);
    const isReadFromTop = outcome !== 'answered' && place === entries.length - 1;
    return isShown && <SourceList outcome={outcome} passages={passages} isReadFromTop={isReadFromTop} />;
  };
}

/** Whether a question, sent at `askedAt`, has been pending for long. */
function useOverdue(isPending: boolean, askedAt: number): boolean {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setOverdue(true), askedAt + pendingMs - Date.now());
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [isPending, askedAt]);
  return isOverdue;
}
