import type { Sample } from './types.ts';

/**
 * The company: brand, contact, links. To rebrand the site, replace this module, colors.ts and
 * styles/tokens.css; nothing else contains the brand. An empty link hides its control, so that there is no dead link.
 */
export type Company = Sample & {
  brand: string;
  /** The logo as rows of a bitmap, one letter per colour (`k` current colour, `m` red, `y` yellow, `.` empty). */
  mark: readonly string[];
  headline: string;
  tagline: string;
  since: number;
  /** Origin of the live site without a trailing slash; canonical URLs start with it. */
  origin: string;
  /** Email address of the office, for visitors and for the forms. */
  email: string;
  /** International format with spaces. */
  phone: string;
  /** Number that a voice agent answers, shown beside "Listen to Demo"; the same format, empty if there is none. */
  agentPhone: string;
  address: { street: string; city: string; region: string; country: string; countryCode: string };
  /**
   * Monday to Friday, in minutes after midnight in the office's zone, which has one UTC offset all year. Tests with times
   * of the office assume 10:00 to 19:00 in Asia/Kolkata; contact.test.tsx names the classes that other hours need.
   */
  officeHours: {
    opens: number;
    closes: number;
    timeZone: string;
    zoneName: string;
    utcOffsetMinutes: number;
    label: string;
  };
  links: {
    /** Professional network, microblog and photo sharing, in the order of the footer. */
    social: readonly { network: 'LinkedIn' | 'X' | 'Instagram'; url: string }[];
    whatsApp: string;
    /** The freelance profile behind "All Reviews". */
    allReviews: string;
    /** Page of the map provider, opened in a new tab. */
    openInMaps: string;
    /**
     * URL of the embedded map. Its host is allowed in the CSP and is contacted only after a click, because it receives
     * IP address and cookies.
     */
    mapEmbed: string;
    /** Path or https URL of the demo clip. */
    demoClip: string;
  };
  /** Cloud providers listed as partners. */
  partners: readonly [string, string, string];
};

export const company: Company = {
  sample: true,
  brand: 'Nadavox',
  mark: ['km....k', 'kym...k', 'kyym..k', 'kyyym.k', 'kmyyymk', 'k.myyyk', 'k..myyk', 'k...myk', 'k....mk'],
  headline: 'We build software you can talk to',
  tagline: 'Empowering ideas today for a smarter tomorrow.',
  since: 2019,
  origin: 'https://example.com',
  email: 'hello@example.com',
  phone: '+91 00000 00000',
  agentPhone: '',
  address: {
    street: '150 Feet Ring Road',
    city: 'Rajkot',
    region: 'Gujarat',
    country: 'India',
    countryCode: 'IN',
  },
  officeHours: {
    opens: 10 * 60,
    closes: 19 * 60,
    timeZone: 'Asia/Kolkata',
    zoneName: 'IST',
    utcOffsetMinutes: 330,
    label: 'Monday to Friday 10:00 AM to 7:00 PM IST',
  },
  links: {
    social: [
      { network: 'LinkedIn', url: 'https://social.example.com/professional/nadavox' },
      { network: 'X', url: 'https://social.example.com/microblog/nadavox' },
      { network: 'Instagram', url: 'https://social.example.com/photos/nadavox' },
    ],
    whatsApp: 'https://wa.me/910000000000',
    allReviews: 'https://freelance.example.com/nadavox',
    openInMaps: 'https://maps.example.com/?q=Rajkot%2C+Gujarat%2C+India',
    mapEmbed: 'https://maps.example.com/embed?q=Rajkot%2C+Gujarat%2C+India',
    demoClip: '/demo/call.mp3',
  },
  partners: ['AWS', 'Azure', 'Google Cloud'],
};

/** Our promises in numbers. Every sentence with a promise uses these, so that no two pages contradict each other. */
export const promises = {
  /** Hours until we reply. */
  replyHours: 24,
  proposalHours: 48,
  /** Minutes of the free demo. */
  consultationMinutes: 30,
  /** Hours until we reply in office hours. */
  emailHours: 2,
  voiceSeconds: 60,
  /** Terms: business days until we respond. */
  responseBusinessDays: 1,
  /** Terms: months of free bug fixes after sign-off. */
  bugFixMonths: 2,
} as const;

/** Fields of work that the contact form offers. */
export const interests = [
  'Website Development',
  'Mobile App Development',
  'AI/ML Solutions',
  'Process Automation',
  'Other Services',
] as const;

export type Interest = (typeof interests)[number];

export const phoneHref = telephoneHref(company.phone);

export const emailHref = `mailto:${company.email}`;

/** Returns the URL of the `tel:` link to a number in international format with spaces. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
