import type { HTMLInputTypeAttribute } from 'react';
import { Field } from './Field.tsx';

type TextFieldProps = {
  id: string;
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  /** Lines of a field that takes more than one. */
  rows?: number;
  isOptional?: boolean;
  /** The form is on its way: the text can be read and not changed. */
  isBusy: boolean;
  autoComplete?: string;
  inputMode?: 'numeric';
  placeholder?: string;
  required?: boolean;
  maxLength: number;
  /** Id of a datalist with suggestions. */
  list?: string;
  remark?: string;
  error?: string | undefined;
  onBlur?: (typed: string) => void;
  onInput?: (typed: string) => void;
};

/** One line of text, or several with `rows`. The browser owns the value, so nothing typed early is lost. */
export function TextField(props: TextFieldProps) {
  const { id, label, isOptional, remark, error, rows, type, list, inputMode, isBusy, onBlur, onInput, ...rest } = props;
  const control = {
    ...rest,
    readOnly: isBusy,
    onBlur: onBlur && ((event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value)),
    onInput: onInput && ((event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value)),
  };
  return (
    <Field id={id} label={label} isOptional={isOptional} remark={remark} error={error}>
      {(tie) =>
        rows === undefined ? (
          <input {...tie} {...control} type={type} list={list} inputMode={inputMode} />
        ) : (
          <textarea {...tie} {...control} rows={rows} />
        )
      }
    </Field>
  );
}
