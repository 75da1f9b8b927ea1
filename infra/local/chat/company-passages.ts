import { about } from '#content/pages/about.ts';
import { careers } from '#content/pages/careers.ts';
import { openJobs, openTitles } from '#content/collections/job-entries.static.ts';
import { company } from '#content/company.ts';
import { contact, officeAddress } from '#content/pages/contact.ts';
import { home } from '#content/pages/home.ts';
import { officeState } from '#content/hours.ts';
import { countOf, promises } from '#content/promises.ts';
import { services } from '#content/services/index.ts';
import { team } from '#content/collections/team.static.ts';
import { technology } from '#content/collections/technology.ts';
import { termsOfService } from '#content/pages/terms-of-service.ts';
import { routes } from '#content/routes.ts';

/** A part of the site's content that answers a question on its own. */
export type Passage = {
  title: string;
  /** Further words by which visitors ask for it. Never shown. */
  topics: string;
  /** Answer: a few sentences of the site, unchanged. */
  text: string;
  /** Name of the page to read on. */
  page: string;
};

/** Formats a list as part of a sentence: "one, two and three". */
export const list = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });

/**
 * Hours (with whether the office is open at this moment), address, ways to reach us, prices and how a project starts.
 */
export function companyPassages(now: Date): Passage[] {
  const { lead, rest } = officeState(now, () => company.officeHours.utcOffsetMinutes);
  const payment = termsOfService.clauses.find(({ id }) => id === 'payment');
  const proposal = `a detailed proposal within ${countOf(promises.proposalHours, 'hour')}`;
  const page = routes.contact.screen;
  return [
    {
      title: 'Office hours',
      topics: 'hours opening when open today',
      text: `The office is open ${company.officeHours.label}. ${lead}${rest}.`,
      page,
    },
    {
      title: 'Office address',
      topics: 'where location based city country visit',
      text: `Our office is at ${officeAddress.join(' ')}.`,
      page,
    },
    {
      title: 'Contact by phone or e-mail',
      topics: 'reach talk call ring human person reply write phone number mail',
      text:
        `You can e-mail ${company.email} or call ${company.phone}. ${contact.hero.write} on the contact page: ` +
        `we reply within ${countOf(promises.replyHours, 'hour')}.`,
      page,
    },
    {
      title: 'Prices',
      topics: 'cost proposal quote fee rate budget expensive',
      text: `There is no price list: every project gets its own estimate, with ${proposal}. ${payment?.paragraphs.join(' ')}`,
      page: routes.termsOfService.screen,
    },
    {
      title: home.start.title,
      topics: 'start begin project process first steps demo consultation how work',
      text: home.start.steps
        .map(({ title, description: { start, highlight, end } }) => `${title}: ${start}${highlight}${end}`)
        .join(' '),
      page: routes.home.screen,
    },
  ];
}

/** Passages about the open roles and the steps after an application. */
export function jobPassages(): Passage[] {
  const page = routes.careers.screen;
  const topics = 'job vacancy position role opening work hire';
  return [
    {
      title: 'Current openings',
      topics: `${topics} career`,
      text: openTitles.length > 0 ? `Open roles: ${list.format(openTitles)}.` : careers.openings.none,
      page,
    },
    ...openJobs.map(({ title, location, experience, skills, bonus, description }) => ({
      title,
      topics,
      text: `${title} (${location}, ${experience}): ${description} Skills: ${skills}. A bonus: ${bonus}.`,
      page,
    })),
    {
      title: 'After you apply',
      topics: 'application apply hiring next happens résumé',
      text: `${careers.apply.next.map(({ title, text }) => `${title}. ${text}`).join(' ')} ${careers.apply.retention}`,
      page,
    },
  ];
}

/** Passages about the reasons to work here. */
export function workPassages(): Passage[] {
  return [...careers.why.reasons, ...careers.culture.perks].map((card) => ({
    title: card.title,
    topics: 'working here career culture benefit perk employee',
    text: `${card.title}. ${card.description}`,
    page: routes.careers.screen,
  }));
}

/** Passages about the history and the services of the company. */
export function historyPassages(): Passage[] {
  const [founding, ...since] = about.journey.captions;
  const page = routes.about.screen;
  return [
    {
      title: 'Company history',
      topics: 'founded founding since year old established began started',
      text: `${founding?.[3] ?? ''} in ${company.since}. ${since.map(([, , name, text]) => `${name}: ${text}.`).join(' ')}`,
      page,
    },
    {
      title: 'Services we offer',
      topics: 'what do build which sell',
      text: `We sell fourteen services: ${list.format(services.map(({ title }) => title))}.`,
      page: routes.services.screen,
    },
  ];
}

/** Passages about the company, its people and its tools. */
export function aboutPassages(): Passage[] {
  const page = routes.about.screen;
  return [
    {
      title: 'Our company',
      topics: 'who are you about',
      text: `${about.hero.text} ${about.facts.cards.map(({ lead, text }) => `${lead}: ${text}.`).join(' ')}`,
      page,
    },
    { title: about.mission.title, topics: 'goal purpose', text: about.mission.text, page },
    { title: about.vision.title, topics: 'future', text: about.vision.text, page },
    {
      title: 'The team',
      topics: 'people staff member who works',
      text: `${about.team.title}, among them ${list.format(team.slice(0, 5).map(({ name, expertise }) => `${name} (${expertise})`))}.`,
      page,
    },
    ...team.map(({ name, expertise, skills, bio }) => ({
      title: name,
      topics: 'team',
      text: `${name}, ${expertise}. ${bio} Skills: ${skills}.`,
      page,
    })),
    ...technology.map(({ title, tools }) => ({
      title: `${title} technology`,
      topics: 'stack tools use',
      text: `${title}: ${list.format(tools.flatMap((tool) => (tool ? [tool.name] : [])))}.`,
      page,
    })),
  ];
}
