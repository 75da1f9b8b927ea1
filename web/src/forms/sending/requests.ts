import { company } from '#content/company.ts';
import type { ApplicationRequest, EmailRequest } from '#contract/email.ts';
import {
  type Application,
  applicationMessage,
  applicationSubject,
  type Contact,
  contactMessage,
  contactSubject,
  type HomeContact,
  homeMessage,
} from '#contract/message.ts';
import type { Typed } from './typed.ts';

/** A résumé read from the visitor's disk. */
export type ReadResume = { fileName: string; base64: string; mimeType: string };

/** Body of the home form (specification §7, call 2). */
export function homeRequest(typed: Typed): EmailRequest {
  const home: HomeContact = { name: typed.name ?? '', email: typed.email ?? '', message: typed.message ?? '' };
  return { subject: contactSubject(home.name), message: homeMessage(home), ...addressed(typed) };
}

/** Body of the contact page's form (specification §7, call 4). */
export function contactRequest(typed: Typed): EmailRequest {
  const contact: Contact = {
    name: typed.name ?? '',
    email: typed.email ?? '',
    message: typed.message ?? '',
    phone: typed.phone ?? '',
    company: typed.company ?? '',
    interest: typed.interest ?? '',
  };
  return { subject: contactSubject(contact.name), message: contactMessage(contact), ...addressed(typed) };
}

/** Body of an application with its résumé (specification §7, call 3). */
export function applicationRequest(typed: Typed, resume: ReadResume): ApplicationRequest {
  const application: Application = {
    name: typed.name ?? '',
    email: typed.email ?? '',
    phone: typed.phone ?? '',
    role: typed.role ?? '',
    portfolio: typed.portfolio ?? '',
    note: typed.note ?? '',
  };
  return {
    subject: applicationSubject(application.name),
    message: applicationMessage(application),
    ...addressed(typed),
    fileName: resume.fileName,
    fileContentBase64: resume.base64,
    mimeType: resume.mimeType || 'application/octet-stream',
  };
}

/** To the office, answers to the visitor (D49), and what a robot wrote into the field that people do not see. */
function addressed(typed: Typed): Pick<EmailRequest, 'to' | 'replyTo' | 'website'> {
  const replyTo = (typed.email ?? '').trim();
  return {
    to: [company.email],
    ...(replyTo === '' ? {} : { replyTo }),
    ...(typed.website ? { website: typed.website } : {}),
  };
}
