import { company } from '#content/company.ts';
import { honeypotField, type EmailRequest, type FormValues } from '#contract/email.ts';
import { composeForm, fillForm } from '#contract/form-values.ts';
import type { FormKind } from '#contract/forms.ts';

/** Returns the request body of a form, with the visitor's email address as `replyTo`. */
export function emailRequest(form: FormKind, values: FormValues): EmailRequest {
  const replyTo = values['email']?.trim() ?? '';
  return {
    ...composeForm(fillForm(form, values)),
    to: [company.email],
    ...(replyTo === '' ? {} : { replyTo }),
    ...(values[honeypotField] ? { [honeypotField]: values[honeypotField] } : {}),
  };
}
