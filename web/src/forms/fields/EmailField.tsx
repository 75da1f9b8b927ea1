import { useRef, useState } from 'react';
import type { FormKind } from '#contract/forms.ts';
import { TextField } from './TextField.tsx';

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
