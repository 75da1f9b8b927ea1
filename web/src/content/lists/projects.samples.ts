import type { Exactly } from '../types.ts';
import type { Project } from './project.ts';

export const sampleProjects: Exactly<Project, 13> = [
  {
    sample: true,
    title: 'Night-desk voice agent',
    interest: 'AI/ML Solutions',
    description:
      'Answers a dental group’s phone after hours, books into the practice diary and wakes a person only for pain. Callers may interrupt it, change their mind or switch language; the desk finds the summary of each call in the morning.',
    technologies: ['Twilio', 'AWS Lambda', 'Deepgram', 'TypeScript'],
    link: 'https://work.example.com/night-desk-voice-agent',
    image: '/art/projects/night-desk-voice-agent.svg',
    facts: [
      { name: 'Talks on', value: 'Phone, SMS' },
      { name: 'Hands over to', value: 'The dentist on call' },
    ],
  },
  {
    sample: true,
    title: 'Claims triage bot',
    interest: 'Process Automation',
    description:
      'Asks six questions, sorts the claim and drafts the file note. Where an answer does not fit, it fetches a handler instead of asking again.',
    technologies: ['Rasa', 'Python', 'PostgreSQL'],
    link: 'https://work.example.com/claims-triage-bot',
    image: '/art/projects/claims-triage-bot.svg',
  },
  {
    sample: true,
    title: 'Field-service scheduler',
    interest: 'Process Automation',
    description:
      'Plans the day of every technician and plans it again when a van breaks down. Dispatchers move a visit by hand, and the plan bends around it.',
    technologies: ['React', 'Node.js', 'Redis'],
    link: 'https://work.example.com/field-service-scheduler',
    image: '/art/projects/field-service-scheduler.svg',
  },
  {
    sample: true,
    title: 'Retail demand model',
    interest: 'AI/ML Solutions',
    description:
      'Forecasts perishables by shop and hour, with a range beside each number. The order sheet arrives filled in, and the baker can still overrule it.',
    technologies: ['PyTorch', 'Airflow', 'Snowflake'],
    link: 'https://work.example.com/retail-demand-model',
    image: '/art/projects/retail-demand-model.svg',
  },
  {
    sample: true,
    title: 'Clinic booking line',
    interest: 'AI/ML Solutions',
    description:
      'Takes, moves and cancels appointments in Gujarati, Hindi and English. It reads the date back before it books, because “kal” means yesterday and tomorrow.',
    technologies: ['Twilio', 'Whisper', 'Node.js'],
    link: 'https://work.example.com/clinic-booking-line',
    image: '/art/projects/clinic-booking-line.svg',
  },
  {
    sample: true,
    title: 'Fleet telemetry API',
    interest: 'Other Services',
    description:
      'Takes the readings of every truck on the road and keeps their order through dead zones. Partners build on it from the documents alone.',
    technologies: ['Go', 'Kinesis', 'DynamoDB'],
    link: 'https://work.example.com/fleet-telemetry-api',
    image: '/art/projects/fleet-telemetry-api.svg',
  },
  {
    sample: true,
    title: 'Document question desk',
    interest: 'AI/ML Solutions',
    description:
      'Answers a housing society’s questions from its own rules, with the page number. It says so when the rules are silent.',
    technologies: ['LangChain', 'pgvector', 'React'],
    link: 'https://work.example.com/document-question-desk',
    image: '/art/projects/document-question-desk.svg',
  },
  {
    sample: true,
    title: 'Video consult rooms',
    interest: 'Website Development',
    description:
      'Consultations that hold on a village connection. The picture gives way before the sound does, and a caller without data can join by phone.',
    technologies: ['WebRTC', 'mediasoup', 'React'],
    link: 'https://work.example.com/video-consult-rooms',
    image: '/art/projects/video-consult-rooms.svg',
  },
  {
    sample: true,
    title: 'Payments ledger',
    interest: 'Other Services',
    description: 'Double entry with a proof every night and no rounding. A payment that is sent twice is booked once.',
    technologies: ['PostgreSQL', 'Node.js', 'AWS'],
    link: 'https://work.example.com/payments-ledger',
    image: '/art/projects/payments-ledger.svg',
  },
  {
    sample: true,
    title: 'Multilingual IVR',
    interest: 'AI/ML Solutions',
    description:
      'Three languages and one menu to maintain. The office changes the holiday hours in a sheet, and all three voices follow.',
    technologies: ['Twilio Studio', 'Amazon Polly'],
    link: 'https://work.example.com/multilingual-ivr',
    image: '/art/projects/multilingual-ivr.svg',
  },
  {
    sample: true,
    title: 'Warehouse vision',
    interest: 'AI/ML Solutions',
    description:
      'Counts pallets at the gate in any light and writes the delivery note. Doubtful pictures wait for a person, the rest goes through.',
    technologies: ['OpenCV', 'Jetson', 'Python'],
    link: 'https://work.example.com/warehouse-vision',
    image: '/art/projects/warehouse-vision.svg',
  },
  {
    sample: true,
    title: 'Loan pre-check assistant',
    interest: 'Process Automation',
    description:
      'Tells an applicant what is missing before they queue. It explains each rule in plain words and never decides.',
    technologies: ['Dialogflow', 'Node.js'],
    link: 'https://work.example.com/loan-pre-check-assistant',
    image: '/art/projects/loan-pre-check-assistant.svg',
  },
  {
    sample: true,
    title: 'School messaging hub',
    interest: 'Other Services',
    description:
      'One message to parents instead of five. Teachers write it once; it goes by WhatsApp, SMS or a call, as each family chose.',
    technologies: ['WhatsApp Business', 'React'],
    link: 'https://work.example.com/school-messaging-hub',
    image: '/art/projects/school-messaging-hub.svg',
  },
];
