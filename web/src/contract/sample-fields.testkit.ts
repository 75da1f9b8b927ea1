import type { FormValues } from './email.ts';
import { fieldsOf, type FormKind } from './forms.ts';

/** Returns a valid value for every required field of a form, and `values`. */
export function sampleFields(form: FormKind, values: FormValues = {}): Record<string, string> {
  const sample: Record<string, string> = { name: 'Asha Patel', email: 'asha@example.com', agree: 'on' };
  const required = fieldsOf(form).filter((entry) => entry[1].required !== undefined);
  const filled = required.map(([name, { options }]) => [name, options?.[0] ?? sample[name] ?? 'Hello']);
  return { ...Object.fromEntries(filled), ...values };
}
