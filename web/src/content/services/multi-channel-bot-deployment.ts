import type { Service } from './service.ts';

export const multiChannelBotDeployment: Service = {
  title: 'Multi-Channel Bot Deployment',
  icon: 'branch',
  interest: 'AI/ML Solutions',
  description: 'One conversation on web chat, WhatsApp, Slack, Teams and phone, changed in one place.',
  link: '/services/multi-channel-bot-deployment',
  intro:
    'For companies whose web chat says one thing and whose phone says another. We keep the answers in one place and put them on each channel in the form that suits it, so that a change is made once.',
  covers: ['Channels', 'Shared content', 'Hand-over', 'Analytics'],
  capabilities: [
    {
      title: 'Channels',
      items: ['Web chat on your site', 'WhatsApp and SMS', 'Slack and Teams', 'Phone, with the same answers'],
    },
    {
      title: 'Shared content',
      items: [
        'One library of answers',
        'Short forms for small screens',
        'Translations kept side by side',
        'Review before it goes live',
      ],
    },
    {
      title: 'Hand-over',
      items: [
        'To the desk you use already',
        'With the conversation so far',
        'By language and by topic',
        'Out of hours, to a callback list',
      ],
    },
    {
      title: 'Analytics',
      items: ['Questions by channel', 'Where people give up', 'Answers that need work', 'One report for all channels'],
    },
  ],
  tools: {
    Chat: ['WhatsApp Business', 'Slack', 'Microsoft Teams', 'Messenger'],
    Telephony: ['Twilio', 'Amazon Connect', 'SIP'],
    Bots: ['Botpress', 'Rasa', 'Bot Framework', 'Dialogflow'],
    Desks: ['Zendesk', 'Freshdesk', 'Flex'],
  },
  industries: ['Retail', 'Banking', 'Education', 'Travel', 'Public services'],
  benefits: [
    'A new price is changed once and right everywhere.',
    'People can start on the site and go on by WhatsApp.',
    'You see which channel is worth its cost.',
  ],
  examples: [
    'A wholesaler whose shopkeepers order by voice note and check the order on the web',
    'A staff desk that answers the same questions in Teams and by phone',
    'A travel company that moves one conversation from web chat to WhatsApp at the gate',
  ],
  answers: {
    approach:
      'We write the conversation as plain turns first, without a channel. Then each channel gets its own form of it, and the same test conversations run on all of them.',
    duration: {
      sample: true,
      text: 'The first channel takes four to six weeks. Each further one takes one to three, mostly for its owner’s approval.',
    },
    existingSystems:
      'Yes. We keep your help desk, your customer records and, where it is good, your present bot. The channels are put around them.',
  },
};
