import { useRef, useState } from 'react';
import { fieldOf, type FieldReference, type FormKind } from '#contract/forms.ts';
import { Field } from './Field.tsx';

type TextFieldProps = FieldReference & {
  rows?: number;
  /** Whether the field may be empty although its definition requires it: the visitor speaks, or asks for a call. */
  mayBeEmpty?: boolean;
  /** Whether the form is being sent; the text is then read-only. */
  isBusy: boolean;
  inputMode?: 'numeric';
  placeholder?: string;
  /** Value from the start, and after the form is reset. */
  value?: string;
  list?: string;
  remark?: string;
  error?: string;
  onBlur?: (typed: string) => void;
  onInput?: (typed: string) => void;
};

/** Text input or text area. It is uncontrolled, so that text typed before hydration is kept. */
export function TextField(props: TextFieldProps) {
  const { form, name, remark, error, rows, list, inputMode, isBusy, mayBeEmpty, placeholder, value } = props;
  const { onBlur, onInput } = props;
  const { label, type, required, limit, autoComplete } = fieldOf(props);
  const isRequired = required !== undefined && !mayBeEmpty;
  const control = {
    name,
    placeholder,
    defaultValue: value,
    autoComplete,
    required: isRequired,
    maxLength: limit,
    readOnly: isBusy,
    onBlur: onBlur && ((event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value)),
    onInput: onInput && ((event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value)),
  };
  return (
    <Field id={`${form}-${name}`} label={label} isOptional={!isRequired} remark={remark} error={error}>
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

type EmailFieldProps = { form: FormKind; isBusy: boolean; error?: string };

/**
 * Email field with a hint if the address looks mistyped after the visitor leaves the field. The check is loaded then;
 * if it cannot be loaded, there is no hint.
 */
export function EmailField(props: EmailFieldProps) {
  const check = useRef<(typed: string) => string | undefined>(undefined);
  const [hint, setHint] = useState('');

  async function showHint(typed: string) {
    const { addressHint } = await import('./address-hint.ts');
    check.current = addressHint;
    setHint(addressHint(typed) ?? '');
  }

  return (
    <TextField
      {...props}
      name="email"
      remark={hint}
      onBlur={(typed) => void showHint(typed).catch(() => undefined)}
      onInput={(typed) => {
        if (check.current?.(typed) === undefined) setHint('');
      }}
    />
  );
}
