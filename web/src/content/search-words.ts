import { company } from './company.ts';

const brand = company.brand.toLowerCase();

export const passageTitles = {
  address: 'Office address',
  company: 'Our company',
  history: 'Company history',
  hours: 'Office hours',
  message: 'Your message to us',
  reach: 'Email and phone',
  services: 'What we build',
  team: 'The team',
} as const;

/** Words that visitors use for the same thing. The search ignores endings: "clinic" is also "clinics". */
export const searchSynonyms: readonly string[] = [
  'cost price pricing fee fees rate rates charge quote quotation expensive cheap afford',
  'payment pay paid payments',
  'resume cv',
  'web website webpage',
  'mobile app iphone android ios smartphone',
  'phone telephone',
  'person human',
  'bot chatbot',
  'picture image photo',
  'bug error defect',
  'fast quick quickly soon',
  'delete remove erase',
  'child children kid kids',
  'customer client clients',
  'review testimonial feedback opinion reference referral',
  'abroad foreign overseas international worldwide country usa america american uk britain british england europe european germany german canada australia dubai',
  'company business firm agency',
  'clinic hospital doctor medical healthcare patient dental dentist',
  'shop store retail ecommerce',
  'school education classroom student',
  'finance bank banking financial',
  'migration migrate move',
  'deploy deployment release',
  'secure security safe safety',
  'forecast predict prediction',
  'aws amazon',
  'late delay delayed slip overdue',
  'start begin started',
  'holiday vacation',
  'database databases db sql',
  'own owner ownership owns',
  'salary wage compensation earn',
  'sms texting',
  'integrate integration connect',
  'developer programmer coder',
  'job vacancy role position career',
  'trial demo',
  'stage round step',
];

/** Phrases that are one word: as visitors write it, and the word of the search. */
export const searchPhrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\bmachine[- ]learning\b/gi, 'ml'],
  [/\bartificial intelligence\b/gi, 'ai'],
  [/\bmoney[- ]back\b/gi, 'refund'],
  [/\bnon[- ]disclosure(?: agreement)?s?\b/gi, 'nda'],
  [/\b(?:days?|time) off\b/gi, 'holiday'],
  [/\bfront[- ]end\b/gi, 'frontend'],
  [/\bback[- ]end\b/gi, 'backend'],
  [/\bfull[- ]stack\b/gi, 'fullstack'],
  [/\b(?:open (?:jobs?|positions?|roles?)|(?:jobs?|positions?|roles?)(?: are)? open)\b/gi, 'vacancy'],
  [/\bcall cent(?:er|re)s?\b/gi, 'contact centre'],
  [/\b(?:how much )?(?:do|does|would|will) (?:you|they|it) pay\b/gi, 'salary'],
  [/\bhow (?:much|expensive)\b/gi, 'price'],
  [/\bhow (?:fast|quick|quickly|soon)\b/gi, 'fast'],
];

/** Questions by their form, and the kinds of passages that they are about. */
export const intents: readonly { pattern: RegExp; kinds: readonly string[] }[] = [
  {
    pattern:
      /\b(?:have|did) (?:you|u)\b|\b(?:built|worked|done|made) (?:any|some|for|with)|\b(?:examples?|case stud\w+|portfolio)\b/i,
    kinds: ['project', 'story'],
  },
  {
    pattern:
      /\b(?:can|could|do|will|would) (?:you|u)(?: guys)? (?:build|make|develop|create|design|do|set up)\b|\b(?:i|we) (?:need|want|are looking)\b/i,
    kinds: ['service', 'project'],
  },
  { pattern: /\b(?:jobs?|roles?|positions?|vacanc\w+|hiring|interns?)\b/i, kinds: ['job'] },
];

/**
 * Words by which visitors search for a passage and which it does not contain, by its title. The search
 * ignores endings: "book" also finds "booking". Most questions are about these passages: they are found before others
 * with the same words.
 */
export const frequentTopics: Readonly<Record<string, string>> = {
  'Office hours':
    'opening open close closed today weekend saturday sunday timing time times weekday business now available weekends anyone there lunch evening holiday',
  'Office address':
    'where location located based city country visit map directions find get office headquarters hq street post letter come',
  'Email and phone':
    'contact reach talk speak call ring human person number mail message whatsapp address email someone line hotline chat hold best way',
  'Your message to us': 'keep store delete form read reads',
  'Get in Touch': 'reply response respond answer write back how soon fast long quickly enquiry message',
  'Get a Custom Solution':
    'price pricing cost quote quotation estimate fee rate budget expensive charge chatbot app proposal offer minimum money much pay invest quickly rough',
  'Schedule a Free Demo':
    'start begin first step next meeting appointment trial consultation free call talk book demo try see sample introduction video no obligation project',
  'What we build': 'service offer what do build make sell provide list company',
  'Current Openings':
    'job vacancy position role hiring career work fresher internship intern student recruit openings developer engineer jobs hire apply employment frontend backend dev',
  'Company history': `founded founding founder year old established began started when long existed business partner partnership ${brand} experience certified startup`,
  'Our company': `who are you about do business ${brand} kind company startup new small medium large big`,
  'The team':
    'people staff member employee developer engineer who works founder ceo owner boss leader size big many company large experts management runs run',
};

/** The same for all other passages. */
export const searchTopics: Readonly<Record<string, string>> = {
  'Launch & Scale': 'process deploy maintenance after support',
  'Our mission': 'goal purpose',
  'Our vision': 'future',
  'Quality and bug fixing':
    'support warranty guarantee maintenance after launch delivery broken problem issue happy unhappy refund result complain build',
  Payment:
    'price cost paypal bank transfer advance deposit invoice upfront credit card visa mastercard stripe currency dollars euros method instalment milestone',
  'Final payments':
    'ownership own source code rights intellectual property copyright ip belong finished last invoice due end keep handed',
  Confidentiality:
    'nda secret private non-disclosure sign idea logo reference name client public website portfolio steal other people see',
  'Scope of work': 'change feature requirement request mind add new extra included contract agreement',
  Timeline: 'deadline late delay miss schedule finish time project date',
  Communication: 'update progress contact project manager often updates report status english language reply',
  'How long does a typical project take?': 'duration weeks months build time timeline finish ready',
  'Can you work with our existing systems?':
    'integrate connect crm erp legacy old take over codebase current software stack',
  'What makes your approach unique?': 'why choose different better best special company competitor reason trust',
  'Where it is used': 'industry sector experience',
  'Real-World Applications': 'example use case done clients',
  'Tools & Technologies': 'tech stack framework library technology use tools',
  'In their words': 'customer say client review testimonial reference satisfied',
  'Success Stories': 'review testimonial customer say client reference case study',
  Projects: 'portfolio example past work built show sample case study done finished clinics clients',
  'Apply Now': 'send submit application cv resume without open position unsolicited',
  'We answer': 'hear back application reply when result apply happen happens',
  'How we hire': 'interview round process recruitment steps stage hiring',
  'What you bring': 'requirement experience skill qualification know degree need',
  'What you will do': 'duties tasks day work',
  Pay: 'salary wage money compensation earn much',
  Location: 'where remote home office live rajkot relocate',
  'Remote-First Culture': 'work home anywhere wfh relocate hybrid office live rajkot move country remote employee',
  'Flexible Work Hours': 'own part time schedule working flexitime',
  'Setup Allowance': 'laptop computer equipment hardware monitor headphones desk',
  'Learning Budget': 'pay training course conference certification study',
  'Learn & Grow': 'promotion career growth mentoring training',
  'Team Activities': 'fun event party trip outing sport',
  'Wellness Support': 'insurance benefit medical sick leave holiday vacation paid time day off employee',
  'Innovation Time': 'side project hackathon own idea',
  'Information we collect':
    'data know personal track tracking visitor analytics cookie cookies recording microphone chat recorded record conversation assistant ip store stored tracked google',
  'How we use it': 'advertising marketing data personal',
  'Sharing and security':
    'safe secure data information sell third party share encryption hacked google maps map track where stored encrypted parties sold buy',
  'Your rights': 'delete remove erase data copy correct gdpr access request my complaint complain forget record',
  'How long we keep it':
    'store save retention retain message data resume application delete long chat conversation afterwards',
  'Children under 13': 'kid child age minor allowed',
  'What we test': 'blind disabled disability accessible screen reader keyboard',
  'What does not work': 'blind disabled disability accessible screen reader problem limitation',
  'What we aim for': 'accessible accessibility wcag standard disability',
  'Voice agents':
    'phone bot call answering voicebot alexa receptionist machine voice assistant clinic appointment booking ivr',
  'Chat assistants': 'chatbot website slack whatsapp know does not',
  'Language understanding': 'speak hindi gujarati english multilingual languages read pdf document manual',
  'Language models': 'gpt chatgpt llm ai generative openai rag train hallucinate hallucination wrong',
  Forecasting: 'predict sales stock inventory demand order',
  Classification: 'sort categorize email fraud spam',
  Messaging: 'text sms message whatsapp reminder notification',
  'Numbers and compliance': 'keep existing phone number port carrier',
  'Contact centre': 'call center agents desk support',
  Migration: 'move switch transfer upgrade',
  'Cost and care': 'aws bill cheap save money low reduce spend cloud',
  Serverless: 'lambda backend hosting',
  Speed: 'slow performance fast load website page faster app',
  Resilience: 'downtime outage crash reliable uptime crashes traffic load visitors down',
  Build: 'app iphone android mobile website desktop',
  Handover: 'own source code ownership documentation training',
  Discovery: 'idea workshop requirements plan',
  'Product design': 'ui ux design mockup prototype user test users usability figma',
  Tuning: 'slow query performance database fast',
  'Front end': 'website ui web page react',
  'Back end': 'payment checkout login api shop',
  'Build and release': 'ci cd continuous integration deploy pipeline automate',
  Monitoring: 'watch server alert uptime night log',
  'Incidents and upkeep': 'on-call night support maintenance watch server update',
  'Audio and video': 'video call conference meeting zoom webinar',
  'Live data': 'realtime chat collaboration notification',
  Channels: 'add chatbot slack teams facebook messenger whatsapp telegram',
  'Hand-over': 'real human person agent transfer escalate bot',
  'Detection and counting': 'camera count object box people cctv warehouse',
  'Document reading': 'ocr scan invoice paper pdf extract text automatically',
  'Quality checks': 'defect inspection factory production',
  Selection: 'compare choose platform which best',
  Frontend: 'programming language framework website tech',
  Backend: 'programming language framework server tech',
  'Mobile Development': 'app iphone ios android phone',
  Documentation: 'docs manual reference write api',
  [company.address.country]: 'abroad international worldwide overseas clients country usa europe foreign timezone',
  '50+': 'how many projects finished completed done delivered number',
  '6+ years': 'experience long',
  '98%': 'satisfied happy customers clients satisfaction rate',
  Agile: 'agile scrum method process',
  'Innovation First': 'value values principle culture',
  'Integrity & Ownership': 'value values principle honest',
  'Business-Aligned Thinking': 'value values principle',
  'Evaluation and care': 'accuracy accurate monitor quality wrong',
  Safety: 'backup backups lost restore loss',
  'Security and networking': 'hack secure protect vpn firewall',
  'Testing and release': 'qa bugs tests automated testing',
  Accessibility: 'wcag disabled accessible blind site',
  Delivery: 'edge privacy faces anonymise',
  'Development environment': 'own server premises install',
};

export const kindTopics: Readonly<Record<string, string>> = {
  job: 'job role position',
  project: 'project example built',
  story: 'story client review',
};

/** Words by which visitors name the sector of a project. */
export const sectorTopics: Readonly<Record<string, string>> = {
  Education: 'school teacher parent pupil class university college',
  Finance: 'bank loan credit payment accounting bookkeeping money fintech lender',
  Healthcare: 'hospital clinic doctor dentist surgery practice patient medical telehealth telemedicine appointment',
  Housing: 'property tenant landlord estate residents apartment society rules',
  Insurance: 'insurer claim policy policyholder damage accident broker',
  Logistics:
    'freight haulage haulier truck lorry van fleet dispatch dispatcher warehouse driver delivery transport shipping courier supply chain cargo',
  'Public services': 'government council city authority helpline hotline menu',
  Retail: 'shop store grocery bakery supermarket stock wholesale',
};
