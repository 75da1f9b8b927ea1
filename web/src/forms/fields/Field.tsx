import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

/** How a control is tied to the words around it. */
type Tie = { id: string; className: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = {
  id: string;
  label: string;
  isOptional?: boolean | undefined;
  /** A remark that comes and goes, spoken when it comes; '' while there is none. */
  remark?: string | undefined;
  error?: string | undefined;
  /** Draws the control. */
  children: (tie: Tie) => ReactNode;
};

/** A label, its control and what there is to say about it. */
export function Field({ id, label, isOptional = false, remark, error, children }: FieldProps) {
  const describing = [error && `${id}-error`, remark && `${id}-remark`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor={id}>
        {label}
        {isOptional && <i> (optional)</i>}
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
