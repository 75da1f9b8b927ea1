import type { Sample } from './sample.ts';

/**
 * Who we are: brand, contact, links. Replace this module (and styles/tokens.css) to rebrand the site;
 * nothing else names the brand. An empty link hides its control instead of leaving a dead one (D47).
 */
export type Company = Sample & {
  brand: string;
  /** The logo: rows of a bitmap, one letter a dye (`k` current colour, `m` madder, `y` marigold, `.` empty). */
  mark: readonly string[];
  headline: string;
  tagline: string;
  since: number;
  /** Origin of the live site without a slash at the end; canonical addresses start with it. */
  origin: string;
  /** Office mailbox: visitors write to it and the forms are delivered to it. */
  email: string;
  /** International form with spaces, as people read it. */
  phone: string;
  address: { street: string; city: string; region: string; country: string; countryCode: string };
  /** Monday to Friday, in minutes after midnight in the office's zone. */
  officeHours: {
    opens: number;
    closes: number;
    timeZone: string;
    zoneName: string;
    utcOffsetMinutes: number;
    label: string;
  };
  links: {
    /** Professional network, microblog and photo sharing, in the footer's order. */
    social: readonly { network: 'LinkedIn' | 'X' | 'Instagram'; url: string }[];
    whatsApp: string;
    /** The freelance profile behind "All Reviews". */
    allReviews: string;
    /** Page of a map provider; opened in a new tab. */
    openInMaps: string;
    /** Embeddable map; its host is allowed in the CSP and contacted only after a click (D39). */
    mapEmbed: string;
    /** The demo clip of the home hero; a path on our own origin or an https address. */
    demoClip: string;
  };
  /** Cloud providers the company names as partners (D22). */
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

/** Address of a `tel:` link. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;

/** Address of a `mailto:` link. */
export const emailHref = `mailto:${company.email}`;
