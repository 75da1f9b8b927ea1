import type { Service } from './service.ts';

export const twilioCommunicationPlatform: Service = {
  title: 'Twilio Communication Platform',
  icon: 'phone',
  interest: 'Other Services',
  description: 'Numbers, call flows, SMS and video on Twilio, with reports your team can change.',
  link: '/services/twilio-communication-platform',
  intro:
    'For companies that want their phone line to be software. We set up numbers, flows, queues and messages on Twilio, connect them to your records, and leave your team a system it can change without us.',
  covers: ['Voice', 'Messaging', 'Contact centre', 'Numbers and compliance'],
  capabilities: [
    {
      title: 'Voice',
      items: [
        'Call flows and menus',
        'Queues and callbacks',
        'Recordings with consent',
        'Audio streams to voice agents',
      ],
    },
    {
      title: 'Messaging',
      items: [
        'SMS with delivery reports',
        'WhatsApp templates',
        'Reminders and confirmations',
        'Opt-out that is obeyed',
      ],
    },
    {
      title: 'Contact centre',
      items: [
        'Twilio Flex desks',
        'Routing by skill and language',
        'Screens from your customer records',
        'Live wallboards',
      ],
    },
    {
      title: 'Numbers and compliance',
      items: [
        'Porting numbers between carriers',
        'Sender registration',
        'Emergency address records',
        'Spend limits and fraud guards',
      ],
    },
  ],
  tools: {
    Voice: ['Programmable Voice', 'Media Streams', 'Elastic SIP Trunking'],
    Messaging: ['Messaging Services', 'WhatsApp Business', 'Verify'],
    Desks: ['Flex', 'TaskRouter', 'Studio'],
    'Behind it': ['Node.js', 'Python', 'AWS Lambda', 'PostgreSQL'],
  },
  industries: ['Healthcare', 'Education', 'Logistics', 'Retail', 'Field service'],
  benefits: [
    'A new menu option is a small change, not a ticket to a carrier.',
    'Each call and message has a record next to the customer it belongs to.',
    'The monthly bill is broken down by flow, so you see what costs what.',
  ],
  examples: [
    'One clinic number with three languages and a callback instead of a queue',
    'A school that sends one message to parents in place of five',
    'Delivery drivers who call customers without seeing their numbers',
  ],
  answers: {
    approach:
      'We draw the whole call on one page and ring it together before we write it. Flows live in version control with tests, so a change can be read, reviewed and taken back.',
    duration: {
      sample: true,
      text: 'A line with a menu, a queue and messages takes three to five weeks, one in three languages three months. Moving numbers from a carrier adds its notice period.',
    },
    existingSystems:
      'Yes. Twilio can sit in front of the phone system you have by SIP, take over number by number, and read your customer records through an API.',
  },
};
