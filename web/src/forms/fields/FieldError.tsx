import { Glyph } from '../../ui/marks/Glyph.tsx';
import { warningGlyph } from '../../ui/marks/glyphs.ts';
import styles from './FieldError.module.css';

type FieldErrorProps = {
  /** What its control's aria-describedby names. */
  id: string;
  /** What is wrong with the field, as a sentence. */
  children: string;
};

/** What is wrong with a field, under it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <Glyph path={warningGlyph} />
      {children}
    </p>
  );
}
