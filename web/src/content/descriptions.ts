import { servicesCounted } from './claims.static.ts';
import { company } from './company.ts';

const { since, address } = company;

/** Meta descriptions of the routes and of the pages for a missing path, each at most 160 characters. */
export const descriptions = {
  home: `Voice agents, chatbots, machine learning and cloud software, built in ${address.city}, ${address.country}, since ${since} for startups, SMEs and enterprises worldwide.`,
  about: `A team in ${address.city}, ${address.country}, that has built voice AI, chatbots and cloud software since ${since}. Numbers, technology, people and values.`,
  services: `${servicesCounted}, from voice agents and chatbots to Twilio, AWS, databases, DevOps and computer vision. Read what each one covers.`,
  projects:
    'Phone lines, chat desks, models and the plain software around them: our projects, with the technology behind each.',
  careers:
    'The open roles, why people join, how we work, what we do together, and the form to apply for a role or without one.',
  contact: `Write, call or visit: the contact form, email, phone, WhatsApp, office hours and the way to our office in ${address.city}, ${address.region}, ${address.country}.`,
  blog: 'What we learn while building voice, chat and cloud software: articles by the people who build it, on voice agents, chatbots, AWS and Twilio.',
  blogPost: 'An article from our blog on voice AI, chatbots and cloud software.',
  privacyPolicy:
    'What we learn about you through this site, what we do with it, how long we keep it and which rights you have.',
  successStories: 'Projects in the words of the people who paid for them, each with its rating and its dates.',
  search:
    'Search every page of this site and every article of our blog: services, projects, success stories, open roles, people and the small print.',
  sitemap: 'The pages of this site on one sheet: main navigation, resources, opportunities, and where to get help.',
  termsOfService:
    'How we work with clients, in nine short sections: scope, environment, confidentiality, bug fixing, communication, timeline and payment.',
  accessibility:
    'What we test so that everybody can use this site, what we know does not work, and how to tell us when something is in your way.',
  notFound: 'There is no page at this address. Start again from the home page, the services or the blog.',
  closedJob:
    'This role is closed. The roles that are open, and the form for a general application, are on the careers page.',
  missingPost: 'There is no article at this address. All our articles are on the blog page.',
} as const;
