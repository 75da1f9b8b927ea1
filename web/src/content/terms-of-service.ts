import type { Clause, Exactly, Sample, Six } from './types.ts';
import { hosting } from './claims.static.ts';
import { company, promises } from './company.ts';
import { countOf, retention } from './promises.ts';

/** The terms of service, with what follows the nine sections. A sample until a lawyer has reviewed them. */
export const termsOfService: Sample & {
  title: string;
  text: string;
  changed: string;
  clauses: Exactly<Clause, 9>;
  security: { title: string; lines: Six<string> };
  end: { title: string; text: string; support: string; call: string };
} = {
  sample: true,
  title: 'Terms of Service',
  text: 'How we work with clients, in nine short sections.',
  changed: 'Changed on 28 November 2026.',
  clauses: [
    {
      id: 'scope-of-work',
      title: 'Scope of work',
      paragraphs: [
        'The work is what the signed proposal lists. The proposal names the deliverables, the assumptions behind the estimate, and what is left out.',
        'Anything else is a change. A change gets its own written estimate of cost and time, and is started when you have agreed to it in writing.',
        `The contract is the signed proposal with these terms. Its governing law is that of ${company.address.country}, and the courts of ${company.address.city} have jurisdiction, unless the proposal names others.`,
      ],
    },
    {
      id: 'development-environment',
      title: 'Development environment',
      paragraphs: [
        'We build and test in our own environment and hand the result over to yours. You give us the accounts, documents and test data that the proposal lists.',
        'If the work has to happen on your server, payment is 100% upfront. You are then responsible for backups of that server before we begin.',
      ],
    },
    {
      id: 'adherence-to-scope',
      title: 'Adherence to scope',
      paragraphs: [
        'We build what was agreed, in the order that was agreed. Ideas that come up on the way go on a list, and you decide about them at the next review.',
        'If we find that something agreed cannot be built as described, we tell you as soon as we know, with at least one other way to reach the same end.',
      ],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      paragraphs: [
        'What you tell us stays between us, during the project and after it. We use it only to do the work, and share it only with the people who do it.',
        'We sign your confidentiality agreement or offer ours. We name you as a client only with your written consent.',
        'Your customers’ data is kept in accounts that belong to you, in the region you choose. We copy none of it without your written consent. Before we see personal data, we sign a data processing agreement (DPA) under the GDPR that lists our subprocessors for your project.',
      ],
    },
    {
      id: 'quality-and-bug-fixing',
      title: 'Quality and bug fixing',
      paragraphs: [
        `You get ${countOf(promises.bugFixMonths, 'month')} of free bug-fix support after sign-off.`,
        'A bug is a difference between what was agreed and what was delivered. A new wish is a change. Faults caused by changes that others made to the delivered work, or by services of third parties, are not covered, and we will gladly estimate their repair.',
        'Our liability for a project is limited to what you paid for it. No limit applies to intent, gross negligence and injury, nor where the law allows none.',
      ],
    },
    {
      id: 'communication',
      title: 'Communication',
      paragraphs: [
        `We respond within ${countOf(promises.responseBusinessDays, 'business day')}. Business days are Monday to Friday in ${company.address.country}, apart from our holidays.`,
        'You name one person who decides, and so do we. Decisions that affect scope, cost or dates are confirmed in writing; email is enough.',
      ],
    },
    {
      id: 'timeline',
      title: 'Timeline',
      paragraphs: [
        'Dates in the proposal count from the day on which we have both the advance payment and what we need from you.',
        'If a date slips on our side, we say so the same day and propose a new one. If we wait for you, the dates that depend on it move by the same number of days.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'Advance payment is required before work starts. The proposal says how much, and which milestones the rest is tied to. Invoices are due within two weeks.',
        `You can pay by PayPal or by bank wire to ${company.address.country}. Fees and taxes of the transfer are yours unless the proposal says otherwise.`,
      ],
    },
    {
      id: 'final-payments',
      title: 'Final payments',
      paragraphs: [
        'The last payment is due at sign-off, before the source code and the accounts are handed over.',
        'With the last payment the rights in the work made for you pass to you. Open-source parts keep their own licences, which we list at handover.',
        'You can cancel the project and end the contract after any milestone, in writing. You then pay for what is done, and it is handed over.',
      ],
    },
  ],
  security: {
    title: 'Security and data',
    lines: [
      `Amazon Web Services hosts this site in ${hosting.region} (${hosting.place}). It is sent encrypted, with TLS 1.2 or newer, and what it stores is encrypted.`,
      `What you send by a form is deleted from the site ${countOf(retention.sentMailDays, 'day')} after it has reached our mailbox. The privacy policy says how long we keep it there.`,
      'The site sets no cookies. It keeps no internet address, except one from which it is attacked.',
      'Your customers’ data stays in your accounts. Before we see any of it, we sign a data processing agreement that names every subprocessor.',
      'We have no ISO 27001 certificate and no SOC 2 report. You may have our work audited or penetration-tested.',
      `Found a vulnerability? Write to ${company.email}. We answer, and we do not go after anybody who reports one in good faith.`,
    ],
  },
  end: {
    title: 'Something unclear?',
    text: 'Ask before you sign. It saves both sides a letter.',
    support: 'Contact Support',
    call: 'Schedule a Call',
  },
};
