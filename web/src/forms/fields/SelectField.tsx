import { useState } from 'react';
import { fieldOf, type FieldReference } from '#contract/forms.ts';
import { UiIcon, chevronIcon } from '../../ui/UiIcon.tsx';
import { Field } from './Field.tsx';
import styles from './SelectField.module.css';

type SelectFieldProps = FieldReference & {
  placeholder: string;
};

export function SelectField(props: SelectFieldProps) {
  const { form, name, placeholder } = props;
  const { label, options = [] } = fieldOf(props);
  const id = `${form}-${name}`;
  // Hydration resets a select to its default, so the default is the value chosen before hydration.
  const [chosenBefore] = useState(() => chosenIn(id));
  return (
    <Field id={id} label={label}>
      {(attributes) => (
        <div className={styles.select}>
          <select {...attributes} name={name} required defaultValue={chosenBefore}>
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
          <UiIcon path={chevronIcon} />
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
