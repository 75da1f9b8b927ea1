import { nightLine } from '../claims.static.ts';
import type { Service } from './service.ts';

export const conversationalAiAndChatbots: Service = {
  title: 'Conversational AI and Chatbots',
  icon: 'chat',
  interest: 'AI/ML Solutions',
  description: 'Assistants that answer from what you know, say when they do not, and fetch a person.',
  link: '/services/conversational-ai-chatbots',
  intro:
    'For desks that answer the same twenty questions all day and miss the twenty-first. We build the voice agent or chat assistant that takes the twenty, and brings the rest to a person with the facts already noted.',
  covers: ['Voice agents', 'Chat assistants', 'Language understanding', 'Operations'],
  capabilities: [
    {
      title: 'Voice agents',
      items: [
        'Inbound and outbound calls',
        'Callers may interrupt at any time',
        'Hand-over to a person with a summary',
        'Bookings written into your diary',
      ],
    },
    {
      title: 'Chat assistants',
      items: [
        'Web, WhatsApp and Slack',
        'Answers with sources',
        'Forms filled inside the chat',
        'Questions nobody could answer, listed weekly',
      ],
    },
    {
      title: 'Language understanding',
      items: [
        'Intents and entities',
        'Retrieval from your documents',
        'Gujarati, Hindi and English, also mixed',
        'Topics it must not touch',
      ],
    },
    {
      title: 'Operations',
      items: [
        'Test conversations for every release',
        'Monitoring and alerts',
        'Prompt and model versions',
        'Cost for each conversation',
      ],
    },
  ],
  tools: {
    'Language models': ['OpenAI', 'Anthropic Claude', 'Llama', 'Mistral'],
    Speech: ['Deepgram', 'Whisper', 'ElevenLabs', 'Amazon Polly'],
    Frameworks: ['LangChain', 'Rasa', 'Botpress', 'Dialogflow'],
    Channels: ['Twilio', 'WhatsApp Business', 'Slack', 'Web'],
  },
  industries: ['Clinics and hospitals', 'Insurance', 'Retail', 'Travel', 'Housing'],
  benefits: [
    'Calls at night and on Sunday are answered.',
    'Your people start with the facts on the page, not with the greeting.',
    'Every answer can be traced to the passage it came from.',
  ],
  examples: [
    'A clinic line that books, moves and cancels appointments at night',
    'A claims desk that collects the facts before a person reads the file',
    'A shop assistant on WhatsApp that knows what is in stock',
  ],
  answers: {
    approach:
      'We write the test conversations before the prompts. You read them, correct them and sign them off, and every later version has to pass them.',
    duration: {
      sample: true,
      text: `Most projects take three to five months, with a number you can ring from the ${nightLine.ringWeekInWords} week.`,
    },
    existingSystems:
      'Yes. We start from your phone numbers, documents and APIs as they are. Where a system has no API, we agree on a file or a mailbox that does the same work.',
  },
};
