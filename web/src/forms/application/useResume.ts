import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { resumeProblem } from '#contract/resume.ts';
import { resumeProblems } from '#content/resume.ts';

export type Resume = {
  input: RefObject<HTMLInputElement | null>;
  file: File | undefined;
  /** Why the last choice was rejected, or that there is no résumé. */
  problem: string | undefined;
  choose: (file: File | undefined) => void;
  /** Removes the file. The caller returns the focus to the field. */
  remove: () => void;
  /**
   * Clears the file, says why, and focuses the field. The input is not `required`, because then the browser would show
   * its own message for a missing résumé.
   */
  reject: (problem: string) => void;
};

/** Manages the chosen résumé. Checks name and size at once; the file is read on submit. */
export function useResume(): Resume {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const choose = useCallback((chosen: File | undefined) => {
    // The visitor closed the picker without choosing a file.
    if (!chosen) return;
    const found = resumeProblem(chosen);
    setProblem(found && resumeProblems[found]);
    setFile(found === undefined ? chosen : undefined);
    // Empty the input, otherwise choosing the same file again would dispatch no change event.
    if (input.current) input.current.value = '';
  }, []);
  const remove = useCallback(() => {
    setFile(undefined);
    setProblem(undefined);
  }, []);
  const reject = useCallback((found: string) => {
    // The input is hidden while a file is chosen. Render it before the focus.
    flushSync(() => {
      setFile(undefined);
      setProblem(found);
    });
    input.current?.focus();
  }, []);
  useEffect(() => {
    const [chosenBefore] = input.current?.files ?? [];
    choose(chosenBefore);
  }, [choose]);
  return { input, file, problem, choose, remove, reject };
}
