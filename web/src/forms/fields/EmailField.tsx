import { useState } from 'react';
import type { FormKind } from '#contract/forms.ts';
import { addressHint } from './address-hint.ts';
import { TextField } from './TextField.tsx';

type EmailFieldProps = { form: FormKind; isBusy: boolean; error?: string | undefined };

/** Email field with a hint if the address looks mistyped after the visitor leaves the field. */
export function EmailField(props: EmailFieldProps) {
  const [hint, setHint] = useState('');
  return (
    <TextField
      {...props}
      name="email"
      remark={hint}
      onBlur={(typed) => setHint(addressHint(typed) ?? '')}
      onInput={(typed) => {
        if (addressHint(typed) === undefined) setHint('');
      }}
    />
  );
}
