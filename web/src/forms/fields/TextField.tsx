import { type SyntheticEvent, useRef, useState } from 'react';
import { fieldOf, type FieldName, type FormKind } from '#contract/forms.ts';
import type { MailForm } from '../sending/useMailForm.ts';
import { Field } from './Field.tsx';

type TextFieldProps<Kind extends FormKind> = {
  mail: MailForm<Kind>;
  name: FieldName<Kind>;
  rows?: number;
  /** Whether the field may be empty although its definition requires it: the visitor speaks, or asks for a call. */
  mayBeEmpty?: boolean;
  inputMode?: 'numeric';
  placeholder?: string;
  /** Value from the start, and after the form is reset. */
  value?: string | undefined;
  list?: string;
};

/**
 * Text input or text area, marked if its form has found a problem with it. It is uncontrolled, so that text typed
 * before hydration is kept, and read-only while the form is being sent.
 */
export function TextField<Kind extends FormKind>(props: TextFieldProps<Kind>) {
  const { mail, name, rows, list, inputMode, mayBeEmpty, placeholder, value } = props;
  const { kind, problems, isBusy } = mail;
  const { label, type, required, limit, autoComplete } = fieldOf(kind, name);
  const { hint, ...handlers } = useAddressHint();
  const isEmail = type === 'email';
  const isRequired = required !== undefined && !mayBeEmpty;
  const control = {
    name,
    placeholder,
    defaultValue: value,
    autoComplete,
    // Constant, because useMailForm sets it.
    required: required !== undefined,
    'aria-required': isRequired,
    maxLength: limit,
    readOnly: isBusy,
    ...(isEmail && handlers),
  };
  const remark = isEmail ? hint : undefined;
  return (
    <Field id={`${kind}-${name}`} label={label} isOptional={!isRequired} remark={remark} error={problems[name]}>
      {(attributes) =>
        type === 'textarea' ? (
          <textarea {...attributes} {...control} rows={rows} />
        ) : (
          <input {...attributes} {...control} type={type} list={list} inputMode={inputMode} />
        )
      }
    </Field>
  );
}

type TypedEvent = SyntheticEvent<{ value: string }>;

/**
 * Hint if an email address looks mistyped after the visitor leaves the field. The check is loaded then; if it cannot be
 * loaded, there is no hint.
 */
function useAddressHint() {
  const check = useRef<(typed: string) => string | undefined>(undefined);
  const [hint, setHint] = useState('');
  const onBlur = ({ currentTarget: { value } }: TypedEvent) => {
    const show = ({ addressHint }: typeof import('./address-hint.ts')) => {
      check.current = addressHint;
      setHint(addressHint(value) ?? '');
    };
    import('./address-hint.ts').then(show, () => undefined);
  };
  const onInput = ({ currentTarget: { value } }: TypedEvent) => {
    if (check.current?.(value) === undefined) setHint('');
  };
  return { hint, onBlur, onInput };
}
