import { company } from '#content/company.ts';
import { honeypotField, type FileRequest, type EmailRequest, type FormValues } from '#contract/email.ts';
import { composeForm } from '#contract/form-values.ts';
import type { FormKind } from '#contract/forms.ts';

/** The content of a résumé file. */
export type ReadResume = { fileName: string; base64: string; mimeType: string };

/** Returns the request body of a form, with the visitor's email address as `replyTo`. */
export function emailRequest(form: FormKind, values: FormValues): EmailRequest {
  const replyTo = (values['email'] ?? '').trim();
  return {
    ...composeForm(form, values),
    to: [company.email],
    ...(replyTo === '' ? {} : { replyTo }),
    ...(values[honeypotField] ? { [honeypotField]: values[honeypotField] } : {}),
  };
}

/** Returns the request body of an application with its résumé. */
export function applicationRequest(values: FormValues, resume: ReadResume): FileRequest {
  return {
    ...emailRequest('application', values),
    fileName: resume.fileName,
    fileContentBase64: resume.base64,
    mimeType: resume.mimeType || 'application/octet-stream',
  };
}
