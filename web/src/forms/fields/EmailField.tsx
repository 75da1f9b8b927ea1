import { useState } from 'react';
import { emailLimits } from '#contract/email.ts';
import { addressHint } from '../contact/address-hint.ts';
import { TextField } from './TextField.tsx';

type EmailFieldProps = { id: string; isBusy: boolean; required?: boolean; error?: string | undefined };

/** The visitor's address, with a hint once it is left looking mistyped. */
export function EmailField(props: EmailFieldProps) {
  const [hint, setHint] = useState('');
  return (
    <TextField
      {...props}
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      maxLength={emailLimits.address}
      remark={hint}
      onBlur={(typed) => setHint(addressHint(typed) ?? '')}
      onInput={(typed) => {
        if (addressHint(typed) === undefined) setHint('');
      }}
    />
  );
}
