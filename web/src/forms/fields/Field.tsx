import type { HTMLAttributes, ReactNode } from 'react';
import { formWords } from '#content/forms.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

/** Attributes that link a control to its label, hint and error. */
type ControlAttributes = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'>;

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
  const isInvalid = error === undefined ? undefined : true;
  return (
    <div className={styles.field} data-invalid={isInvalid}>
      <label htmlFor={id}>
        {label}
        {/* One text: with the space in a text of its own, screen readers hear “Phone(optional)”. */}
        {isOptional && <i>{` ${formWords.optional}`}</i>}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-describedby': describing || undefined,
        'aria-invalid': isInvalid,
      })}
      {remark !== undefined && (
        <p className={styles.remark} id={`${id}-remark`} aria-live="polite">
          {remark && <span className="visually-hidden">{`${label}: `}</span>}
          {remark && <span>{remark}</span>}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
