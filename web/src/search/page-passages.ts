import { openJobs, openTitles } from '#content/lists/job-entries.static.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { team } from '#content/lists/team.static.ts';
import { technology } from '#content/lists/technology.ts';
import { company } from '#content/company.ts';
import { descriptions } from '#content/descriptions.ts';
import { about, aboutLists } from '#content/about.static.ts';
import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { home, homeHero, homeForm } from '#content/home.ts';
import { servicesPage } from '#content/services.ts';
import { type PageRoute, routes } from '#content/routes.ts';
import { services } from '#content/services/index.ts';
import { passageTitles } from '#content/search-words.ts';
import { pageRoutes } from '#head/static-paths.ts';
import { type Passage, placeOf } from './passage.ts';

/** Separates the items of a list in the text of a passage. */
export const separator = ' · ';

type Titled = { title: string; description: string };

/** Every page as a whole: its name and its description. The search does not find itself. */
export function wholePages(): Passage[] {
  const found = pageRoutes.filter((name) => name !== 'search');
  return found.map((name) => ({
    kind: 'page',
    title: routes[name].screen,
    page: routes[name].screen,
    text: descriptions[name],
    href: routes[name].path,
  }));
}

export function homePassages(): Passage[] {
  const steps = home.start.steps.map(({ title, description: { start, highlight, end } }) => ({
    title,
    description: `${start}${highlight}${end}`,
  }));
  const bullets = placeOf(routes.home.path, homeHero.bullets[0], homeHero.bullets[2]);
  return [
    ...cards('home', [...home.services.cards, ...home.why.reasons, ...steps]),
    passage('home', homeHero.title, homeHero.bullets.join(separator), bullets),
    ...testimonials.map(({ quote }) => passage('home', home.testimonials.title, quote)),
    passage('home', homeForm.title, homeForm.promise),
  ];
}

export function servicesPassages(): Passage[] {
  const { list, ask } = servicesPage;
  const titles = services.map(({ title }) => title).join(separator);
  return [
    passage('services', passageTitles.services, titles, placeOf(routes.services.path, list.title)),
    passage('services', ask.title, ask.text),
  ];
}

export function contactPassages(): Passage[] {
  const { office, form } = contact;
  const { address, officeHours, email, phone } = company;
  const { path } = routes.contact;
  const ways = [
    `${office.email}: ${email}`,
    `${office.phone}: ${phone.replaceAll(' ', '\u00a0')}`,
    office.whatsApp,
  ].join(separator);
  return [
    passage('contact', passageTitles.hours, officeHours.label),
    passage(
      'contact',
      passageTitles.address,
      `${address.street}, ${address.city}, ${address.region}, ${address.country}`,
      placeOf(path, address.street),
    ),
    passage('contact', passageTitles.reach, ways, placeOf(path, email, phone)),
    passage('contact', passageTitles.message, form.retention),
  ];
}

/** Passages of the about page. A person's sentence is shown there after a click, so the link leads to the team. */
export function aboutPassages(): Passage[] {
  const { hero, journey, facts, mission, vision, values, coreValues, join } = about;
  const { path } = routes.about;
  const history = journey.captions.map(([, , name, text]) => `${name} ${text}`);
  return [
    passage('about', passageTitles.company, hero.text),
    passage('about', passageTitles.history, history.join(separator), placeOf(path, journey.captions[0]?.[3] ?? '')),
    ...facts.cards.map(({ lead, text, basis }) =>
      passage('about', lead, [`${lead} ${text}`, ...(basis ? [basis.text] : [])].join(separator), placeOf(path, text)),
    ),
    passage('about', mission.title, mission.text),
    passage('about', vision.title, vision.text),
    ...cards('about', [...values, ...coreValues.cards]),
    passage('about', join.title, join.text),
    passage('about', passageTitles.team, [aboutLists.team.title, aboutLists.team.led].join(separator), `${path}#team`),
    ...team.map(({ name, expertise, bio, skills }) => ({
      ...passage('about', name, `${expertise}${separator}${bio}`, `${path}#team`),
      kind: 'person' as const,
      topics: skills,
    })),
    ...technology.map(({ title, tools }) => {
      const names = tools.map(({ name }) => name);
      const place = placeOf(path, title, names.at(-1));
      return { ...passage('about', title, names.join(separator), place), topics: about.technology.title };
    }),
  ];
}

export function careersPassages(): Passage[] {
  const { openings, why, culture, apply } = careers;
  const { path } = routes.careers;
  return [
    passage(
      'careers',
      openings.title,
      openJobs.length > 0 ? openTitles.join(separator) : openings.none,
      `${path}#current-openings`,
    ),
    ...cards('careers', [...why.reasons, ...culture.perks]),
    passage('careers', apply.title, apply.text),
    ...apply.next.map(({ title, text }) => passage('careers', title, text)),
    passage('careers', apply.title, apply.retention),
  ];
}

function cards(name: PageRoute, entries: readonly Titled[]): Passage[] {
  return entries.map(({ title, description }) => passage(name, title, description));
}

function passage(name: PageRoute, title: string, text: string, href = placeOf(routes[name].path, text)): Passage {
  return { kind: 'page', title, page: routes[name].screen, text, href };
}
