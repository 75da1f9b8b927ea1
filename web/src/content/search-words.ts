import { company } from './company.ts';

const brand = company.brand.toLowerCase();

export const passageTitles = {
  address: 'Office address',
  colleague: 'Who you would work with',
  company: 'Our company',
  history: 'Company history',
  hours: 'Office hours',
  message: 'Your message to us',
  person: 'Who you will talk to',
  reach: 'Email and phone',
  services: 'What we build',
  team: 'The team',
} as const;

/** Words that visitors use for the same thing. The search ignores endings: "clinic" is also "clinics", "rejection" "reject". */
export const searchSynonyms: readonly string[] = (
  'cost price fee rate charge quote quotation expensive cheap afford estimate ballpark tariff / payment pay paid / ' +
  'advance deposit upfront prepayment / instalment installment milestone / ' +
  'salary wage compensation remuneration earn earnings income ctc / duration turnaround timeframe / ' +
  'fast quick soon / latency lag silence / late delay slip overdue / start begin / stage round step / cancel terminate stop quit / founder founded cofounder / ' +
  'project example portfolio / trial demo / review testimonial opinion reference referral proof evidence / ' +
  'customer client / ceo cto cfo coo director president chief / leader lead led leadership / mode theme / motion animation animate / ' +
  'company business firm agency / vendor provider supplier / existing legacy / keep kept / ' +
  'abroad foreign overseas international worldwide country usa america american uk britain british england europe european german germany canada australia dubai / ' +
  'clinic hospital doctor medical healthcare patient dental dentist / shop store retail retailer ecommerce shopify webshop shopkeeper supermarket / warehouse stockroom depot / ' +
  'school education classroom student university uni college undergraduate / finance bank financial / insurance insurer / ' +
  'job vacancy role position career / candidate applicant / hire recruit recruiter hr / ' +
  'intern internship placement trainee apprentice fresher graduate junior / reject decline unsuccessful / resume cv biodata / ' +
  'developer programmer coder / remote wfh telework hybrid / holiday vacation diwali holi eid christmas easter / ' +
  'laptop computer macbook / perk benefit / person human / child kid / ' +
  'bot robot chatbot voicebot assistant receptionist / phone telephone landline fone / sms texting / ' +
  'speech transcription transcribe dictation asr stt tts / automatic automatically automate / llm gpt chatgpt / ' +
  'technology tech tool / web website webpage / mobile app iphone android ios smartphone tablet / database db sql / ' +
  'spreadsheet excel / aws amazon / migrate move switch transfer upgrade / deploy release ship rollout / ' +
  'integrate connect connector crm erp salesforce hubspot zoho sap / maintenance maintain upkeep aftercare / ' +
  'uptime availability downtime outage offline unreachable / bug error defect fault / warranty guarantee sla / ' +
  'secure security safe safety protect / ownership belong copyright / nda confidentiality confidential / ' +
  'delete remove erase / certificate certification certified accreditation accredited iso soc / minimum least smallest lowest / pilot prototype poc mvp / proposal tender rfp rfq bid / connection internet broadband bandwidth wifi / slow sluggish laggy crawl / vehicle car van truck lorry / staff employee headcount workforce personnel / law jurisdiction court dispute lawsuit / lawyer attorney solicitor counsel / order buy bought purchase / wheelchair ramp / accent dialect / sandbox playground / dashboard statistic chart / hallucinate hallucination fabricate invent / privacy gdpr dpdp ccpa / resilience resilient robust reliable reliability / write wrote written / break broke broken / say said / speak spoke spoken / build built / sell sold / lose lost / find found / teach taught / hear heard / send sent / choose chose chosen choice / grow grew grown growth / forecast predict projection / picture image photo / camera cctv / ocr scan'
).split(' / ');

/** Phrases that are one word: as visitors write it, and the word of the search. */
export const searchPhrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\bmachine[- ]learning\b/gi, 'ml'],
  [/\bartificial intelligence\b/gi, 'ai'],
  [/\bmoney[- ]back\b/gi, 'refund'],
  [/\bnon[- ]disclosure(?: agreement)?s?\b/gi, 'nda'],
  [/\b(?:days?|time) off\b|\b(?:annual|paid|parental|maternity|paternity) leave\b/gi, 'holiday'],
  [/\b(front|back|full|part|time|chat|voice|web|e)[- ](end|stack|time|zone|bot|site|commerce)(?=s?\b)/gi, '$1$2'],
  [/\b(?:open (?:jobs?|positions?|roles?)|(?:jobs?|positions?|roles?)(?: are)? open)\b/gi, 'vacancy'],
  [/\bcall cent(?:er|re)s?\b/gi, 'contact centre'],
  [/\b(?:how much )?(?:do|does|would|will) (?:you|they|it) pay\b(?! for\b)/gi, 'salary'],
  [/\bhow (?:much|expensive)\b|\bset (?:me|us) back\b/gi, 'price'],
  [/\b(?:rate card|price list|(?:day|daily|hourly) rate)/gi, 'price'],
  [/\bhow (?:fast|quick|quickly|soon) (?:can|will) (?:you|we) (?=start|begin)|\bbuild(?:ing)? (?:an?|us|our)\b/gi, ' '],
  [/\bhow (?:fast|quick|quickly|soon)\b/gi, 'fast'],
  [/\b(?:lead|turn[- ]?around) times?\b/gi, 'duration'],
  [/\bhow (?:long|much time)\b(?!.*\b(?:keep|kept|stor|ha[sv]|been|exist|hear|repl|respon|answer))/gi, 'duration'],
  [/\b(?:work|works|working|compatible) with (?:our|my)\b/gi, 'integrate'],
  [/\bwho (?:will |would |is )?(?:do|does|works?|working|builds?) (?:on )?(?:my|our|the)\b/gi, 'outsource'],
  [/\b24[/x ]?7\b|\bround the clock\b|\b(?:after|out of|outside)[- ](?:\w+ )?hours\b/gi, 'night'],
  [/\bstor(?:ed|ing)\b|\bstore(?= (?:our|my|the|your)\b)/gi, 'keep'],
  [/\bwhat (?:happens|comes) (?:after|next|once)\b|\bnext steps?\b/gi, 'next'],
  [/\b(?:which|what)(?= [^?]{1,40} (?:do|are|can) you (?:us(?:e|ing)|work(?:ing)? with)\b)/gi, 'tool'],
  [/\b(?:do|does|can) (?:you|it) support\b(?! (?:what|us|it|our|my|the)\b)/gi, ' '],
  [/\bcase stud(?:y|ies)\b|\b(?:your|past|recent) works?\b(?! (?:with|for|on|from|in|at)\b)/gi, 'project'],
  [/\b(?:turn|switch)(?:ing)? (?:on|off)\b|\b(?:blog )?(?:article|post|blog)s? (?:about|on)\b/gi, ' '],
  [/\b(?:former|previous|past|earlier) (?:client|customer)s?\b/gi, 'reference'],
  [/\btake (?:it|this|that|them) over\b/gi, 'take over'],
  [/\b(?:speech[- ]to[- ]text|text[- ]to[- ]speech|(?:speech|voice) recognition)\b/gi, 'speech'],
  [/\b(?:interactive voice response|phone (?:menu|tree)s?)\b/gi, 'ivr'],
  [/\bwork(?:ing)? (?:from|at) home\b|\bhome[- ]office\b/gi, 'remote'],
  [/\bwho (?:will |would )?owns?\b|\bdo (?:we|i) own\b/gi, 'ownership'],
  [/\bon[- ]call\b/gi, 'oncall'],
  [/\bself[- ]host(?:ed|ing)?\b|\bon[- ]prem(?:ises?)?\b/gi, 'premises'],
  [/\b(?:vendor )?lock(?:ed|s|ing)?[- ]in(?:to)?\b/gi, 'leave platform'],
  [/\bproofs? of concepts?\b/gi, 'prototype'],
  [/\bstep[- ]free\b/gi, 'wheelchair'],
  [/\bgo(?:es|ing)?[- ]live\b/gi, 'launch'],
  [/\bhead[- ]counts?\b/gi, 'headcount'],
  [/\blearn(?:s|ing)? from (?:our|my|your|the)\b/gi, 'train'],
  [/\bworking students?\b/gi, 'internship'],
  [/\bquot(?:e|ing) (?=you\b(?! for)|(?:from )?(?:your|the|an?) (?:blog|article|site|website)\b)/gi, 'citation '],
  [/\bwhere\b[^.?!]*\b(?:servers?|data|hosted|stored)\b/gi, 'residency'],
  [/\bopening (?:times?|hours?)\b/gi, 'office hours'],
  [/\bscreening (?:call|interview)s?\b/gi, 'interview'],
  [/\bturn(?:s|ed|ing)?(?: [a-z]+)? down\b/gi, 'reject'],
  [/\b(?:test|trial|coding|technical|take[- ]home) (?:task|day|assignment|challenge|exercise|test)/gi, 'assignment'],
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
    'timezone opening close today weekend saturday sunday timing weekday business now available lunch evening holiday',
  'Office address':
    'office location based city country visit map directions find headquarters hq street post letter come',
  'Email and phone':
    'linkedin instagram twitter social contact reach talk speak call ring human number mail message whatsapp address hotline chat hold best',
  'Your message to us': 'keep store delete form read',
  'Get in Touch': 'reply response respond answer write back soon long enquiry message',
  'Get a Custom Solution':
    'price budget chatbot app website software project proposal offer minimum money pay invest quickly rough',
  'Schedule a Free Demo':
    'start first step next meeting appointment consultation call talk book try see sample introduction video obligation project',
  'What we build': 'service offer sell provide list company',
  'Current Openings': 'entry level job hiring fresher developer engineer apply frontend backend dev',
  'Company history': `founded founding founder year old established began started when long existed business partner partnership ${brand} experience certified startup`,
  'Our company': `who are you about do business ${brand} kind company startup new small medium large big`,
  'The team':
    'organised structure people staff member employee developer engineer founder ceo owner boss leader size big many company large experts management runs',
};

/** The same for all other passages. */
export const searchTopics: Readonly<Record<string, string>> = {
  'Who you will talk to': 'account manager contact person responsible sales',
  'Who you would work with': 'manager boss supervisor colleague report',
  'Listen to Demo': 'example sample hear recording transcript natural sound',
  'Book the 30-minute call': 'schedule appointment meeting slot time pick reschedule cancel demo consultation calendar',
  'Expert Team': 'senior junior outsource freelancer subcontractor',
  'Continuous Support': 'maintenance retainer contract extend renew after plan monthly',
  Press: 'journalist reporter media kit image picture brand award prize citation reprint download',
  Résumé: 'file type format word size upload attach attachment',
  RSS: 'feed subscribe newsletter follow new articles',
  'How to tell us': 'report accessibility problem barrier feedback complain help disability deaf blind',
  Blog: 'author writer write written post',
  'Launch & Scale': 'process deploy maintenance support',
  'Our mission': 'goal purpose',
  'Quality and bug fixing':
    'liability liable support warranty maintenance launch delivery broken problem issue happy unhappy refund result complain build',
  Payment:
    'tax vat gst price paypal bank transfer advance invoice credit card visa mastercard stripe currency dollars euros method instalment',
  'Final payments': 'cancel terminate exit ownership source code rights intellectual property ip finished invoice keep',
  Confidentiality:
    'residency secret private non-disclosure sign idea logo reference name client public website portfolio steal other people see',
  'Scope of work': 'change feature requirement request mind add new extra included contract agreement',
  Timeline: 'deadline late miss schedule finish time project date',
  Communication: 'informed update progress contact project manager often report status english language reply',
  'How long does a typical project take?': 'duration weeks months build time timeline finish ready',
  'Can you work with our existing systems?': 'continue integrate old take over codebase current software stack',
  'What makes your approach unique?': 'choose different better best special company competitor reason trust',
  'Where it is used': 'industry sector experience',
  'Real-World Applications': 'example case clients',
  'Tools & Technologies': 'framework library',
  'In their words': 'customer say think review feedback satisfied',
  'Success Stories': 'review feedback customer say think case study',
  Projects: 'past show sample finished clients',
  'Apply Now': 'send submit application cv open position unsolicited',
  'You send it': 'cover letter portfolio required application apply applicant',
  'We read it': 'application applicant filter',
  'We answer': 'next hear back application applicant reply result apply reject feedback',
  'How we hire': 'duration interview round process applicant assignment reject',
  'What you bring': 'requirement experience skill qualification degree',
  'Not sure which?': 'recommend advice unsure choose help',
  'Services and jobs': 'microservice worker cron',
  'What you will do': 'duties tasks day',
  Pay: 'salary money',
  Employment: 'job contract permanent parttime freelance fulltime',
  Location: 'remote home office live rajkot relocate',
  'Remote-First Culture': 'home anywhere relocate office live rajkot move country employee',
  'Flexible Work Hours': 'own parttime schedule flexitime',
  'Setup Allowance': 'laptop equipment hardware monitor headphones desk',
  'Learning Budget': 'pay training course conference certification study',
  'Learn & Grow': 'promotion progress growth training',
  'Team Activities': 'fun event party trip outing sport',
  'Wellness Support': 'insurance benefit medical sick leave holiday paid time day employee',
  'Innovation Time': 'side project hackathon own idea',
  'Information we collect':
    'data personal track visitor analytics cookie cookies recording microphone chat conversation assistant ip store google',
  'How we use it': 'legal basis purpose advertising marketing data personal',
  'Sharing and security':
    'residency subprocessor breach data information sell third party encryption hacked google maps track sold buy',
  'Your rights': 'dpo consent withdraw delete data copy correct gdpr access request complaint complain forget record',
  'How long we keep it':
    'store save retention retain message data resume application delete chat conversation afterwards',
  'Children under 13': 'age minor allowed',
  'What we test': 'blind disabled disability accessible screen reader keyboard',
  'What does not work': 'blind disabled disability accessible screen reader problem limitation',
  'What we aim for': 'made programmed font size bigger keyboard old accessible wcag standard disability',
  'Voice agents': 'ai bot automatic phone line call answering alexa machine clinic appointment booking ivr',
  'Chatbot & Voice': 'speech',
  'Language understanding': 'knowledge faq speak hindi gujarati english multilingual read pdf document manual',
  'Language models': 'gpt ai generative openai rag train hallucinate wrong',
  Forecasting: 'sales stock inventory demand order',
  Classification: 'sort categorize email fraud spam',
  Messaging: 'text whatsapp reminder notification',
  'Numbers and compliance': 'keep existing phone port carrier',
  'Contact centre': 'call center agents desk support',
  'Cost and care': 'aws bill save money low reduce spend cloud',
  Serverless: 'lambda backend hosting',
  Speed: 'slow performance fast load website page faster app',
  Resilience: 'downtime crash reliable traffic load visitors down',
  Handover: 'ownership source code documentation train staff people',
  Discovery: 'idea workshop requirements plan',
  'Product design': 'ui ux mockup prototype user test usability figma',
  Tuning: 'slow query performance database fast',
  'Front end': 'website ui page react',
  'Back end': 'payment checkout login api shop',
  'Build and release': 'ci cd continuous integration pipeline automate',
  Monitoring: 'watch server alert uptime night log',
  'Incidents and upkeep': 'on-call night support watch server update',
  'Audio and video': 'call conference meeting zoom webinar',
  'Live data': 'realtime chat collaboration notification',
  Channels: 'add chatbot slack teams facebook messenger whatsapp telegram',
  'Hand-over': 'real human agent transfer escalate',
  'Detection and counting': 'camera object box people warehouse',
  'Document reading': 'handwritten ocr invoice paper pdf extract text automatically',
  'Quality checks': 'defect inspection factory production',
  Selection: 'compare choose platform best',
  Frontend: 'programming language framework website tech',
  Backend: 'programming language framework server tech',
  'Data Science & Analytics': 'etl warehouse pipeline dashboard report bi',
  Documentation: 'docs manual reference write api',
  [company.address.country]: 'abroad clients timezone',
  '50+': 'many projects finished completed delivered number',
  '6+ years': 'experience long',
  '98%': 'satisfied happy customers satisfaction rate',
  Agile: 'scrum method process',
  'Innovation First': 'value principle culture believe',
  'Integrity & Ownership': 'value principle honest',
  'Business-Aligned Thinking': 'value principle',
  'Evaluation and care': 'accuracy accurate monitor quality wrong',
  Safety: 'backup lost restore loss',
  'Security and networking': 'hack protect vpn firewall',
  'Testing and release': 'qa bugs automated',
  Accessibility: 'wcag disabled accessible blind site',
  Delivery: 'edge privacy faces anonymise',
  'Development environment': 'own server premises install',
};

export const kindTopics: Readonly<Record<string, string>> = {
  job: 'job',
  project: 'project',
  story: 'story client review',
};

/** Words by which visitors name the sector of a project. */
export const sectorTopics: Readonly<Record<string, string>> = {
  Education: 'school teacher parent pupil class university college',
  Finance: 'bank loan credit payment accounting bookkeeping money fintech lender',
  Healthcare: 'hospital surgery practice telehealth telemedicine appointment',
  Housing: 'property tenant landlord estate residents apartment society rules',
  Insurance: 'insurer claim policy policyholder damage accident broker',
  Logistics:
    'freight haulage haulier truck lorry van fleet dispatch dispatcher warehouse driver delivery transport shipping courier supply chain cargo',
  'Public services': 'government council city authority helpline hotline menu',
  Retail: 'shop grocery bakery supermarket stock wholesale',
};

/** Words that name a passage as well as its title does: a query that contains one asks for it. */
export const passageNames: Readonly<Record<string, string>> = {
  'Get a Custom Solution': 'price',
  'How long does a typical project take?': 'duration',
  Pay: 'salary',
  'How we hire': 'assignment interview',
  'We answer': 'reject',
  'Success Stories': 'review',
  'Current Openings': 'job',
  Payment: 'payment',
  'Final payments': 'ownership',
};
