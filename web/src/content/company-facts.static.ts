import { hosting } from './claims.static.ts';
import { countOf, retention } from './promises.ts';
import type { Sample } from './types.ts';

/** Facts that a client's contract and its data protection officer need, on /contact and in the terms. */
export const companyFacts: Sample & { title: string; rows: readonly { name: string; text: string }[] } = {
  sample: true,
  title: 'Company facts',
  rows: [
    { name: 'Legal name', text: 'Nadavox Example Private Limited' },
    { name: 'Registration', text: 'CIN U00000GJ2019PTC000000' },
    { name: 'Tax', text: 'GSTIN 24AAAAA00000A0Z0' },
    { name: 'Insurance', text: 'Professional indemnity, policy 000000000' },
    {
      name: 'Site, forms and email',
      text: `Amazon Web Services, ${hosting.region} (${hosting.place}): hosts the site, sends what you send us to our mailbox, and deletes its copy ${countOf(retention.sentMailDays, 'day')} later.`,
    },
    {
      name: 'Mailbox',
      text: 'The host of example.com: receives what you send.',
    },
    {
      name: 'Assistant',
      text: 'The host of chat.example.com: receives what you write to the assistant, and your internet address.',
    },
    {
      name: 'Articles',
      text: 'WordPress at cms.example.com: receives the words of a search and, with a picture of an article, your internet address.',
    },
    { name: 'Map', text: 'maps.example.com: receives your internet address, once you load the map.' },
  ],
};
