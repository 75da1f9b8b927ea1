import { application } from './claims.static.ts';
import { company } from './company.ts';

/** The email that confirms an application to an applicant who has asked for it. */
export const applicationReceipt = {
  subject: `${company.brand} has your application`,
  text: (reference: string) =>
    [
      `Your application arrived. Its reference number is ${reference}.`,
      `A person reads it. ${application.answer}`,
      `Questions? Write to ${company.email} and name the number.`,
      'Somebody asked for this email with your address in our application form. If it was not you, you need do nothing.',
    ].join('\n\n'),
};
