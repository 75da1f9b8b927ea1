import { useEffect, useState } from 'react';
import { words } from '../../blog/words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { checkGlyph, copyGlyph } from '../../ui/marks/glyphs.ts';
import styles from './CopyLink.module.css';

/** How long the button says what came of it. */
const saidMs = 3_000;

/** Copies the address of the article, without the section one has jumped to. */
export function CopyLink() {
  const [outcome, setOutcome] = useState<'copied' | 'uncopied'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), saidMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      setOutcome('copied');
    } catch {
      setOutcome('uncopied');
    }
  };
  return (
    <div className={styles.copy}>
      <Button look="secondary" onClick={copy}>
        <Glyph path={outcome === 'copied' ? checkGlyph : copyGlyph} />
        <span>{words.post[outcome ?? 'copy']}</span>
      </Button>
      <output className="vh">{outcome && words.post[outcome]}</output>
    </div>
  );
}
