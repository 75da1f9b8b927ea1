import type { Clause, Exactly, Sample } from './types.ts';
import { countOf, retention } from './promises.ts';

/**
 * The privacy policy. The page adds the email link of the office to the last section. A sample until a lawyer has
 * reviewed it.
 */
export const privacyPolicy: Sample & { title: string; text: string; changed: string; clauses: Exactly<Clause, 8> } = {
  sample: true,
  title: 'Privacy Policy',
  text: 'What this site learns about you, and what we do with it.',
  changed: 'Changed on 28 November 2026.',
  clauses: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      paragraphs: [
        'We collect what you type into our forms: your name and email address and, if you give them, your phone number, your company and your message, and, if you ask for a call, the times that suit you and the name of your time zone. With an application we also collect the role you name, your résumé, your portfolio link and your note.',
        'Instead of typing a message you can speak it. Your browser asks before it lets this site use the microphone, and the recording stays on your device, where you can hear and delete it, until you send the form. We then receive it as a sound file. It is not stored in your browser. The line that the home page draws from your voice is drawn in your browser, and nothing of it is sent unless you choose to send it as a message.',
        'What you write to the assistant is sent to the service that answers it. Please do not write anything there that must stay secret.',
        'The site sets no cookies and does not follow you from one visit to the next. Your browser itself remembers the colour theme you choose and, until you close the tab, an unfinished message and your conversation with the assistant. We cannot read these from there.',
        'Until you close the tab, your browser also remembers how you came to us: the name of the website that linked to this one, the campaign that the link names, and the first and the last page you opened here. When you fill in a form, you see this below it and can leave it out. We receive it with the message that you send, and in no other way. If your browser asks sites not to track you, nothing of this is remembered.',
        'When you leave a page, your browser tells us once which page it was, how fast it loaded and reacted, in rounded numbers, whether something on it failed, and in words from a fixed list from what kind of website you came and whether you saw, began or sent a form or found nothing. If it blocks a part of the page for safety, it tells us which kind of part. Neither says who you are or what you typed, and we keep no internet address with it. If your browser asks sites not to track you (Do Not Track or Global Privacy Control), we measure nothing, and discard what it sends by itself.',
        'When your browser asks for a page, our hosting provider sees its internet address, as every web server does. The records we keep of these requests say what was asked for and when, and leave out the address and what you wrote. Only an address from which this site is attacked may be kept, for as long as we block it.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      paragraphs: [
        'We use your details to answer you, to prepare a proposal you asked for, or to consider your application. Where the law asks for a reason, it is your consent, the steps you ask us to take before a contract, or our legitimate interest in answering our mail.',
        'If you ask us to confirm an application, we write once to the address in it, and keep a code for that address for nine days, so that nobody can have us write to it again and again.',
        'We do not use your details for advertising, we do not build profiles, and no decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'sharing-and-security',
      title: 'Sharing and security',
      paragraphs: [
        `Messages travel encrypted. They wait in an encrypted store until they are sent to our office mailbox, and are deleted there ${countOf(retention.sentMailDays, 'day')} later, so that none is lost if the mailbox cannot take it. Our hosting, email and assistant providers process them for us under contract, some of them outside your country. Amazon Web Services hosts the site, stores the messages and sends them on; the other processors are under “Company facts” on the contact page.`,
        'The map on the contact page comes from another company. It is loaded only when you ask for it, and from then on that company sees your internet address under its own policy.',
        'We do not sell personal data. We pass it to others only where the law obliges us to. No system is perfectly secure, so please leave out anything you would not put in an email.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask us what we hold about you, receive a copy of it, have it corrected or have it deleted, and object to our using it. Where our reason is your consent, you may take it back at any time; what we did before stays lawful.',
        `Write to the address below. We answer within ${countOf(retention.requestMonths, 'month')} and may ask you to show that the data is yours. If our answer does not satisfy you, you may complain to the data protection authority of your country.`,
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      paragraphs: [
        `We keep messages, spoken ones included, for as long as we are talking with you, and at most ${countOf(retention.messageMonths, 'month')} after the last one.`,
        `We keep applications for ${countOf(retention.applicationMonths, 'month')} after the decision, unless you ask us to keep them longer. Where a contract follows, its papers are kept for as long as tax law requires.`,
      ],
    },
    {
      id: 'children-under-13',
      title: 'Children under 13',
      paragraphs: [
        'This site is not for children under 13, and we do not knowingly collect their data.',
        'If you think that a child wrote to us, tell us and we delete the message.',
      ],
    },
    {
      id: 'changes-to-this-policy',
      title: 'Changes to this policy',
      paragraphs: [
        'When this page changes we change the date at the top.',
        'If a change affects data that you have already given us, we write to you before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: [
        'Questions about this policy, and requests about your data, go to our office. The postal address and the phone number are at the foot of this page.',
        'By email we can be reached here:',
      ],
    },
  ],
};
