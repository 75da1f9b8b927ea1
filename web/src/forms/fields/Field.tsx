import type { ReactNode } from 'react';
import { formWords } from '#content/forms.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

/** Attributes that link a control to its label, hint and error. */
type ControlAttributes = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  id: string;
  label: string;
  isOptional?: boolean;
  /** Optional hint, announced when it appears; an empty string for none. */
  remark?: string;
  error?: string;
  children: (attributes: ControlAttributes) => ReactNode;
};

export function Field({ id, label, isOptional = false, remark, error, children }: FieldProps) {
  const describing = [error && `${id}-error`, remark && `${id}-remark`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id}>
        {label}
        {/* One text: with the space in a text of its own, screen readers hear “Phone(optional)”. */}
        {isOptional && <i>{` ${formWords.optional}`}</i>}
      </label>
      {children({
        id,
        className: styles.input ?? '',
        ...(describing === '' ? {} : { 'aria-describedby': describing }),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
      })}
      {remark !== undefined && (
        <p className={styles.remark} id={`${id}-remark`} aria-live="polite">
          {remark}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
