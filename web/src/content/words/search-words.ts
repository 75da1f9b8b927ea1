/** Titles of passages that have no title of their own on their page. */
export const passageTitles = {
  address: 'Office address',
  company: 'Our company',
  history: 'Company history',
  hours: 'Office hours',
  reach: 'Email and phone',
  services: 'Services we offer',
  team: 'The team',
} as const;

/**
 * Words by which visitors search for a passage and which it does not contain, by its title. Never shown. The search
 * ignores endings: "book" also finds "booking".
 */
export const searchTopics: Readonly<Record<string, string>> = {
  'Office hours': 'opening open closed today weekend saturday sunday timing',
  'Office address': 'where location located based city country visit map directions',
  'Email and phone': 'contact reach talk speak call ring human person number mail whatsapp',
  'Get in Touch': 'reply response respond how soon fast',
  'Get a Custom Solution': 'price pricing cost quote quotation estimate fee rate budget expensive charge',
  'Schedule a Free Demo': 'start begin first step meeting appointment trial consultation free call',
  'Launch & Scale': 'process deploy maintenance after',
  'Services we offer': 'what do build make offer sell provide list',
  'Current Openings': 'job vacancy position role hiring career work fresher internship',
  'Company history': 'founded founding founder year old established began started when',
  'Our company': 'who are you about',
  'The team': 'people staff member employee developer engineer who works founder ceo owner size',
  'Our mission': 'goal purpose',
  'Our vision': 'future',
  'Quality and bug fixing': 'support warranty guarantee maintenance after launch',
  Payment: 'price cost paypal bank transfer advance deposit invoice',
  'Final payments': 'ownership own source code rights intellectual property copyright',
  Confidentiality: 'nda secret private',
};
