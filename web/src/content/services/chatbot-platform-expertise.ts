import type { Service } from './service.ts';

export const chatbotPlatformExpertise: Service = {
  title: 'ChatBot Platform Expertise',
  icon: 'bot',
  interest: 'AI/ML Solutions',
  description: 'Dialogflow, Rasa, Botpress or your own code: we know what each one saves and costs.',
  link: '/services/chatbot-platform-expertise',
  intro:
    'For teams that have a bot platform and feel it pushing back, or must choose one this quarter. We compare them on your own conversations, move what is worth keeping, and train the people who will run it.',
  covers: ['Selection', 'Migration', 'Extensions', 'Training'],
  capabilities: [
    {
      title: 'Selection',
      items: [
        'A trial on your own questions',
        'Cost at three volumes',
        'Where the data is kept',
        'What leaving would take',
      ],
    },
    {
      title: 'Migration',
      items: [
        'Intents and flows moved over',
        'Both bots side by side',
        'Answers compared turn by turn',
        'Old logs kept readable',
      ],
    },
    {
      title: 'Extensions',
      items: [
        'Connectors to your systems',
        'Language models inside a fixed flow',
        'Speech on a text bot',
        'Your own analytics',
      ],
    },
    {
      title: 'Training',
      items: [
        'A workshop with your editors',
        'A style guide for the bot',
        'A weekly review you can run',
        'Help on call for the first months',
      ],
    },
  ],
  tools: {
    Platforms: ['Dialogflow', 'Rasa', 'Botpress', 'Amazon Lex'],
    Workplace: ['Microsoft Bot Framework', 'Copilot Studio', 'Slack'],
    'Language models': ['OpenAI', 'Anthropic Claude', 'Llama'],
    Testing: ['Botium', 'Playwright', 'Our own conversation tests'],
  },
  industries: ['Banking', 'Telecoms', 'Retail', 'Public services'],
  benefits: [
    'The choice rests on your own conversations, not on a feature list.',
    'You can leave the platform later, and you know what it would take.',
    'Your editors change the answers without waiting for us.',
  ],
  answers: {
    approach:
      'We take questions your customers really asked, put them to each platform and show you the answers without the names. Then we talk about price.',
    duration: {
      sample: true,
      text: 'A comparison takes two to three weeks. A migration takes six to ten, with both bots running until the end.',
    },
    existingSystems:
      'Yes. That is most of this work. We leave your customer records, your desk and your channels in place and change the part between them.',
  },
};
