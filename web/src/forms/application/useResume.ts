import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { resumeProblem, resumeSentences } from '#contract/email.ts';

type Resume = {
  input: RefObject<HTMLInputElement | null>;
  file: File | undefined;
  /** What is wrong with the last choice, or with there being none. */
  problem: string | undefined;
  choose: (file: File | undefined) => void;
  /** Empties the field; the visitor's own Remove also gets the focus back to it. */
  remove: () => void;
  /** Says that there is none, and takes the visitor to the field (D35). */
  demand: () => void;
};

/** The résumé chosen so far: checked at once by name and size, and not read before the form is sent. */
export function useResume(): Resume {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const choose = useCallback((chosen: File | undefined) => {
    // The picker closed without a choice.
    if (!chosen) return;
    const found = resumeProblem(chosen);
    setProblem(found);
    setFile(found === undefined ? chosen : undefined);
    // The same file must be a change again after it was refused or removed.
    if (input.current) input.current.value = '';
  }, []);
  const remove = useCallback(() => {
    setFile(undefined);
    setProblem(undefined);
  }, []);
  const demand = useCallback(() => {
    setProblem(resumeSentences.missing);
    input.current?.focus();
  }, []);
  useEffect(() => {
    const [chosenBefore] = input.current?.files ?? [];
    choose(chosenBefore);
  }, [choose]);
  return { input, file, problem, choose, remove, demand };
}
