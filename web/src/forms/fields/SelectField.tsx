import { useState } from 'react';
import { fieldOf, type FieldName, type FormKind } from '#contract/forms.ts';
import { UiIcon, chevronIcon } from '../../ui/UiIcon.tsx';
import type { MailForm } from '../sending/useMailForm.ts';
import { Field } from './Field.tsx';
import styles from './SelectField.module.css';

type SelectFieldProps<Kind extends FormKind> = {
  mail: MailForm<Kind>;
  name: FieldName<Kind>;
  placeholder: string;
};

export function SelectField<Kind extends FormKind>({ mail, name, placeholder }: SelectFieldProps<Kind>) {
  const { label, options = [] } = fieldOf(mail.kind, name);
  const id = `${mail.kind}-${name}`;
  // Hydration resets a select to its default, so the default is the value chosen before hydration.
  const [chosenBefore] = useState(() => chosenIn(id));
  return (
    <Field id={id} label={label} error={mail.problems[name]}>
      {(attributes) => (
        <div className={styles.select}>
          <select {...attributes} name={name} required aria-required defaultValue={chosenBefore}>
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
