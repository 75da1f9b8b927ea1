import { useEffect, useState } from 'react';
import { company } from '#content/company.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { checkGlyph, copyGlyph, warningGlyph } from '../../ui/marks/glyphs.ts';
import styles from './CopyEmail.module.css';

const shownMs = 3_000;

/** What a screen reader hears; for the eye the button's picture changes. */
const said = {
  copied: 'E-mail address copied',
  refused: 'The browser does not allow copying. Please select the address.',
} as const;

/** Copies the office's e-mail address. */
export function CopyEmail() {
  const [outcome, setOutcome] = useState<keyof typeof said>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(company.email);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const glyph = outcome === 'copied' ? checkGlyph : outcome === 'refused' ? warningGlyph : copyGlyph;
  return (
    <>
      <Button
        look="icon"
        className={`${styles.copy} ${outcome ? styles[outcome] : ''}`}
        aria-label="Copy the e-mail address"
        onClick={() => void copy()}
      >
        <Glyph path={glyph} />
      </Button>
      <output className="vh">{outcome && said[outcome]}</output>
    </>
  );
}
