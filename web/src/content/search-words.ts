export const passageTitles = {
  address: 'Office address',
  closedDays: 'Closed days',
  colleague: 'Who you would work with',
  company: 'Our company',
  duration: 'How long a project takes',
  history: 'Company history',
  hours: 'Office hours',
  message: 'Your message to us',
  person: 'Who you will talk to',
  ratings: 'Reviews and ratings',
  reach: 'Email and phone',
  services: 'What we build',
  team: 'The team',
} as const;

/** Words that visitors use for the same thing. The search ignores endings: "clinic" is also "clinics", "rejection" "reject". */
export const searchSynonyms: readonly string[] = (
  'are r / you u / your ur / and n / with w / what wat / would wld wud / could cld cud / should shud / through thru / before b4 / something smth sth / about abt / until til till / week wk / month mth / language lang / info information / ' +
  'cost price fee charge quote quotation expensive cheap afford estimate ballpark tariff / payment pay paid / ' +
  'advance deposit upfront prepayment / instalment installment milestone / ' +
  'salary wage compensation remuneration earn earnings income ctc / duration turnaround timeframe / ' +
  'fast quick soon / latency lag silence pause / late delay slip overdue / start begin / stage round / cancel terminate stop quit / founder founded cofounder / ' +
  'project example portfolio / trial demo / review testimonial opinion reference referral proof evidence / ' +
  'customer client guest caller / ceo cto cfo coo director president chief / leader lead led leadership / mode theme / motion animation animate / ' +
  'company business firm agency / vendor provider supplier / existing legacy current present / ' +
  'abroad foreign overseas international worldwide country usa america american uk britain british england europe european german germany canada australia dubai / ' +
  'clinic hospital doctor doc dr medical healthcare patient dental dentist ward / telemedicine telemed telehealth / shop store retail retailer ecommerce shopify webshop shopkeeper supermarket / warehouse stockroom depot / ' +
  'school education classroom student university uni college undergraduate / finance bank financial / insurance insurer / ' +
  'job vacancy role position career / candidate applicant / hire recruit recruiter hr / ' +
  'intern internship placement trainee apprentice fresher graduate junior / reject decline unsuccessful / resume cv biodata / ' +
  'developer programmer coder / remote wfh telework hybrid / holiday vacation diwali holi eid christmas easter / ' +
  'laptop computer macbook / perk benefit / person human / child kid / ' +
  'bot robot chatbot voicebot assistant receptionist agent / phone telephone landline fone / sms texting / ' +
  'speech transcription transcribe dictation asr stt tts / automatic automatically automate / llm gpt chatgpt / ' +
  'technology tech tool / web website webpage / mobile app iphone android ios smartphone tablet / database db sql / ' +
  'spreadsheet excel / aws amazon / migrate move switch transfer upgrade / deploy release ship rollout / ' +
  'integrate connect connector crm erp hook plug link / maintenance maintain upkeep aftercare / ' +
  'uptime availability downtime outage unreachable / offline signal coverage deadzone reception tunnel mountain / bug error defect fault / warranty guarantee sla / ' +
  'secure security safe safety protect / ownership belong copyright mine property / nda confidentiality confidential / ' +
  'delete remove erase wipe / certificate certification certified accreditation accredited / minimum least smallest lowest little / budget money spend / store kept keep save / pilot prototype poc mvp / proposal tender rfp rfq bid / connection internet broadband bandwidth wifi / slow sluggish laggy crawl / vehicle car van truck lorry lorries hgv / staff employee workforce personnel worker workman labourer / law jurisdiction court dispute lawsuit / lawyer attorney solicitor counsel / order buy bought purchase / wheelchair ramp / night nite midnight nighttime / people ppl folk / number nr / appointment appt slot / message msg / hour hrs / year yr yrs / recognise recognize recognition identify / blur blurred anonymise anonymize / wet soaked soak damp / loud noise noisy / helmet hardhat ppe / cellar basement underground / awkward uncomfortable / halfway midway midproject / rain raining rainy / warn warning alert alarm / invoice bill / doubt unsure uncertain / lift elevator / accent dialect / sandbox playground / dashboard statistic chart / hallucinate hallucination fabricate invent / privacy gdpr dpdp ccpa / resilience resilient robust reliable reliability / write wrote written / break broke broken crash fail failure conk dead dy die / say said / speak spoke spoken talk / build built / sell sold / lose lost / find found / teach taught train learn / hear heard / send sent / choose chose chosen choice / grow grew grown growth / forecast predict guess foresee anticipate / picture image photo pic pics footage / camera cctv cam / gate barrier dock / bakery baker / village rural countryside / fix repair mend / change edit modify alter / interrupt barge / open close shut reachable / weekend saturday sunday / ocr scan'
).split(' / ');

/** Words that visitors also write as two, or with a hyphen: their two halves. */
const compounds = (
  'after sale / black friday / cross browser / cross platform / in house / no code / no show / ' +
  'one off / one stop / opt out / self serv / self taught / toll free / white label'
).split(' / ');

/** Phrases that are one word: as visitors write it, and the word of the search. */
export const searchPhrases: readonly (readonly [phrase: RegExp, word: string])[] = [
  [
    new RegExp(
      `\\b(?:${compounds.map((pair) => `(${pair.replace(' ', ')[- ](')})`).join('|')})(?=(?:s|ices?|e)?\\b)`,
      'gi',
    ),
    compounds.map((_, index) => `$${2 * index + 1}$${2 * index + 2}`).join(''),
  ],
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
  [/\b(?:rate card|price list|(?:day|daily) rate)/gi, 'price'],
  [/\bwhere (?:are|r) (?:you|u|ur)\b[^.?!]*|\bwhere\b[^.?!]*\b(?:based|located|offices?)\b/gi, 'address location'],
  [
    /\bhow many (?:of (?:you|u)|people (?:work|are)|employees|staff|engineers|developers)\b|\bhow big (?:are|is) (?:you|u|your|the)\b/gi,
    'headcount',
  ],
  [/\b(?:brother|sister|mother|father|son|daughter)s?[- ]in[- ]law\b/gi, 'friend'],
  [/\brates?\b(?! limit)/gi, 'price'],
  [/\bhow many\b/gi, 'howmany'],
  [/\bwon['’]t\b/gi, ' '],
  [/\bbuild(?:ing)? (?:an?|us|our)\b/gi, ' '],
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

/** Titles of the passages that most questions are about: the search finds them before others with the same words. */
export const frequentTitles: readonly string[] = [
  'Office hours',
  'Office address',
  'Email and phone',
  'Your message to us',
  'Get in Touch',
  'Get a Custom Solution',
  'Schedule a Free Demo',
  'What we build',
  'Current Openings',
  'Company history',
  'Our company',
  'The team',
];

/** Words by which visitors name the sector of a project. */
export const sectorTopics: Readonly<Record<string, string>> = {
  Education: 'school teacher parent pupil class university uni college lecturer tuition nursery academy',
  Finance:
    'bank loan credit payment accounting accountant bookkeeping money fintech lender mortgage borrower reconcile',
  Healthcare: 'hospital surgery practice telehealth telemedicine appointment gp physician nurse consultation',
  Housing: 'property tenant landlord estate residents apartment flat society rules committee letting rent neighbour',
  Insurance: 'insurer claim policy policyholder damage accident broker underwriter adjuster premium cover',
  Logistics:
    'freight haulage haulier truck lorry van fleet dispatch dispatcher warehouse driver delivery transport shipping courier supply chain cargo depot goods carrier',
  'Public services': 'government council city authority helpline hotline menu municipality citizen civic',
  Retail: 'shop webshop grocery grocer bakery supermarket stock wholesale merchandise',
  Agriculture: 'farm farmer crop livestock dairy',
  Hospitality: 'hotel restaurant cafe bar reservation guest',
  Manufacturing: 'factory plant production assembly machine',
  Media: 'newspaper publisher broadcaster streaming',
  Telecoms: 'telco carrier operator isp broadband',
  Travel: 'hotel airline tourism tourist passenger',
};

/** Words by which applicants name a role, by the start of a word of its title. */
export const roleTopics: Readonly<Record<string, string>> = {
  'full stack': 'web javascript typescript software programmer frontend backend mern html',
  ml: 'machine learning artificial intelligence scientist nlp llm deep researcher',
  devops: 'sysadmin administrator sre cloud platform infrastructure operations linux',
  design: 'ux ui graphic',
  test: 'tester qa quality automation',
  data: 'analyst bi etl pipeline',
  mobile: 'app',
};

/** Words by which visitors name the work of a person of the team, by the area that is shown. */
export const expertiseTopics: Readonly<Record<string, string>> = {
  'Founder, engineering': 'cto owner boss technical',
  'Founder, product': 'ceo owner boss manager ux',
  'Voice AI': 'speech telephone engineer',
  'Machine learning': 'ai data scientist engineer',
  'Back end': 'backend server developer engineer',
  Design: 'designer ux ui graphic',
  DevOps: 'sysadmin administrator sre infrastructure',
  'Full stack': 'web developer programmer frontend',
  Testing: 'tester qa quality',
  Cloud: 'architect finops infrastructure',
  Chatbots: 'bot developer engineer',
  Mobile: 'developer',
  Data: 'analyst engineer dashboard bi',
  Twilio: 'telephony phone porting engineer',
  Projects: 'manager scrum master coordinator',
  People: 'hr recruiter talent human resources',
};

/** Words that ask for one aspect of a thing, and therefore weigh more than the thing. */
export const searchAspects = 'price duration salary assignment interview reject review job payment ownership';
