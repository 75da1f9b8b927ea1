import { openJobs, openTitles } from '#content/lists/jobs.static.ts';
import { testimonials } from '#content/lists/testimonials.static.ts';
import { firstContact, team } from '#content/lists/team.static.ts';
import { technology } from '#content/lists/technology.ts';
import { company } from '#content/company.ts';
import { companyFacts } from '#content/company-facts.static.ts';
import { firstContactTitle } from '#content/call.ts';
import { blogWords } from '#content/blog.ts';
import { questionsOf, servicePage } from '#content/service.ts';
import { descriptions } from '#content/descriptions.ts';
import { about, aboutLists } from '#content/about.static.ts';
import { careers } from '#content/careers.ts';
import { contact } from '#content/contact.ts';
import { home, homeCall, homeHero, homeForm } from '#content/home.ts';
import { replySentence } from '#content/promises.ts';
import { servicesPage } from '#content/services.ts';
import { callPath, type PageRoute, routes, xmlPaths } from '#content/routes.ts';
import { servicePath, services } from '#content/services/index.ts';
import { resumeWords } from '#content/resume.ts';
import { emailLimits } from '#contract/email.ts';
import { expertiseTopics, passageTitles } from '#content/search-words.ts';
import { summaries } from '#content/summaries.static.ts';
import { pageRoutes } from '#head/static-paths.ts';
import { orPlaceOf, type Passage, placeOf } from './passage.ts';
import { listed, sentences } from './sentences.ts';

const resumeMegabytes = emailLimits.resumeBytes / 1024 / 1024;

type Titled = { title: string; description: string };

/** Every page as a whole: its name and its description. The search does not find itself. The feed is the blog's. */
export function wholePages(): Passage[] {
  const found = pageRoutes.filter((name) => name !== 'search');
  return [
    ...found.map((name) => passage(name, routes[name].screen, descriptions[name], routes[name].path)),
    passage('blog', blogWords.end.subscribe, `${blogWords.feed}: ${blogWords.lede}`, xmlPaths.feed),
    ...summaries.map(({ name, title, text, path, isOfJobs }): Passage => {
      return { ...passage(name, title, text, path), kind: isOfJobs ? 'job' : 'page' };
    }),
  ];
}

export function homePassages(): Passage[] {
  const steps = home.start.steps.map(({ title, description: { start, highlight, end } }) => ({
    title,
    description: `${start}${highlight}${end}`,
  }));
  const bullets = placeOf(routes.home.path, homeHero.bullets[0], homeHero.bullets[2]);
  const turns = homeCall.captions.map(([, , speaker, sentence]) => `${speaker}: ${sentence}`);
  return [
    passage('home', homeHero.demo, sentences(...turns), placeOf(routes.home.path, homeCall.captions[0]?.[3] ?? '')),
    ...cards('home', [...home.services.cards, ...home.why.reasons, ...steps]),
    passage('home', homeHero.title, sentences(...homeHero.bullets), bullets),
    ...testimonials.map(({ quote }) => passage('home', home.testimonials.title, quote)),
    passage('home', homeForm.title, replySentence),
  ];
}

export function servicesPassages(): Passage[] {
  const { list, ask } = servicesPage;
  const titles = listed(services.map(({ title }) => title));
  return [
    passage(
      'services',
      passageTitles.services,
      `We build these: ${titles}.`,
      placeOf(routes.services.path, list.title),
    ),
    passage('services', ask.title, ask.text),
    ...questionsOf().map(({ question, text }) =>
      passage('services', question, text, orPlaceOf(placeOf(routes.services.path, text), question)),
    ),
    // Every service's page has them.
    ...servicePage.why.reasons.map(({ title, description }) =>
      passage('services', title, description, placeOf(servicePath(services[0]), description)),
    ),
  ];
}

export function contactPassages(): Passage[] {
  const { office, form } = contact;
  const { address, officeHours, email, phone, links } = company;
  const { path } = routes.contact;
  const unbrokenPhone = phone.replaceAll(' ', '\u00a0');
  const networks = links.social.filter(({ url }) => url).map(({ network }) => network);
  const ways = [`${office.email}: ${email}`, `${office.phone}: ${unbrokenPhone}`, office.whatsApp, ...networks];
  const place = [address.street, address.city, address.region, address.country].join(', ');
  return [
    passage('contact', passageTitles.hours, officeHours.label),
    passage('contact', passageTitles.address, sentences(place), placeOf(path, address.street)),
    passage('contact', passageTitles.reach, sentences(listed(ways)), placeOf(path, email, phone)),
    passage('contact', office.press.title, office.press.text),
    ...companyFacts.rows.map(({ name, text }) =>
      passage('contact', `${companyFacts.title}: ${name}`, sentences(`${name}: ${text}`), placeOf(path, text)),
    ),
    passage('contact', passageTitles.message, form.retention),
    passage('contact', form.call.title, form.call.sentence, callPath),
    ...(firstContact ? [firstContact] : []).map(({ name, bio }) =>
      passage('contact', passageTitles.person, sentences(firstContactTitle(name), bio), placeOf(path, bio)),
    ),
  ];
}

/** Passages of the about page. A person's sentence is shown there after a click, so the link leads to the team. */
export function aboutPassages(): Passage[] {
  const { hero, journey, facts, mission, vision, values, coreValues, join } = about;
  const { path } = routes.about;
  const history = journey.captions.map(([, , name, text]) => `${name}: ${text}`);
  return [
    passage('about', passageTitles.company, hero.text),
    passage('about', passageTitles.history, sentences(...history), placeOf(path, journey.captions[0]?.[3] ?? '')),
    ...facts.cards.map(({ lead, text, basis }) =>
      passage('about', lead, sentences(`${lead} ${text}`, ...(basis ? [basis.text] : [])), placeOf(path, text)),
    ),
    passage('about', mission.title, mission.text),
    passage('about', vision.title, vision.text),
    ...cards('about', [...values, ...coreValues.cards]),
    passage('about', join.title, join.text),
    passage('about', passageTitles.team, sentences(aboutLists.team.title, aboutLists.team.led), `${path}#team`),
    ...team.map(({ name, expertise, bio, skills }) => ({
      ...passage('about', name, sentences(`${name}: ${expertise}`, bio), `${path}#team`),
      kind: 'person' as const,
      topics: [skills, expertiseTopics[expertise]].filter(Boolean).join(' '),
    })),
    ...technology.map(({ title, tools }) => {
      const place = placeOf(path, title, tools.at(-1));
      return { ...passage('about', title, `We work with ${listed(tools)}.`, place), topics: about.technology.title };
    }),
  ];
}

export function careersPassages(): Passage[] {
  const { openings, why, culture, apply } = careers;
  const { path } = routes.careers;
  const open = openJobs.length > 0 ? sentences(`Open now: ${listed(openTitles)}`) : openings.none;
  return [
    passage('careers', openings.title, open, `${path}#current-openings`),
    ...cards('careers', [...why.reasons, ...culture.perks]),
    passage('careers', apply.title, apply.text),
    ...apply.next.map(({ title, text }) => passage('careers', title, text)),
    passage('careers', apply.title, apply.retention),
    passage('careers', resumeWords.label, sentences(apply.file, `Up to ${resumeMegabytes} MB`), `${path}#Appllynow`),
  ];
}

function cards(name: PageRoute, entries: readonly Titled[]): Passage[] {
  return entries.map(({ title, description }) => passage(name, title, description));
}

function passage(name: PageRoute, title: string, text: string, href = placeOf(routes[name].path, text)): Passage {
  return { kind: 'page', title, page: routes[name].screen, text, href };
}
