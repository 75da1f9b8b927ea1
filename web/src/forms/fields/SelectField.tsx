import { useState } from 'react';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { chevronGlyph } from '../../ui/marks/glyphs.ts';
import { Field } from './Field.tsx';
import styles from './SelectField.module.css';

type SelectFieldProps = {
  id: string;
  name: string;
  label: string;
  /** First option, which cannot be chosen. */
  placeholder: string;
  options: readonly string[];
};

/** A required choice from a list. */
export function SelectField({ id, name, label, placeholder, options }: SelectFieldProps) {
  // Hydration would put a select back to its default: the default is what was chosen before it.
  const [chosenBefore] = useState(() => chosenIn(id));
  return (
    <Field id={id} label={label}>
      {(tie) => (
        <div className={styles.select}>
          <select {...tie} name={name} required defaultValue={chosenBefore}>
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <Glyph path={chevronGlyph} />
        </div>
      )}
    </Field>
  );
}

function chosenIn(id: string): string {
  if (typeof document === 'undefined') return '';
  const found = document.getElementById(id);
  return found instanceof HTMLSelectElement ? found.value : '';
}
