import type { Clause } from '#content/types.ts';
import { closingTime } from '#content/lists/job-dates.ts';
import { jobs, openJobs } from '#content/lists/jobs.static.ts';
import type { Project } from '#content/lists/project.ts';
import { projects } from '#content/lists/projects.static.ts';
import { team } from '#content/lists/team.static.ts';
import { stories } from '#content/lists/stories.static.ts';
import { careers } from '#content/careers.ts';
import { accessibility } from '#content/accessibility.ts';
import { jobPage } from '#content/job.ts';
import { projectFacts, projectPage } from '#content/project.ts';
import { passageTitles, roleTopics, sectorTopics } from '#content/search-words.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { questionsOf, servicePage } from '#content/service.ts';
import { termsOfService } from '#content/terms-of-service.ts';
import { type PageRoute, routes } from '#content/routes.ts';
import { servicePath, services } from '#content/services/index.ts';
import { orPlaceOf, type Passage, placeOf } from './passage.ts';
import { inSentence, listed, sentences } from './sentences.ts';

/** Words that keep their capital letter inside a sentence. */
const names = new Set([...services.flatMap(({ tools }) => Object.values(tools).flat()), 'Gujarati']);

export function servicePassages(): Passage[] {
  return services.flatMap((service) => {
    const { title: page, intro, description, capabilities, tools, industries, benefits, examples = [] } = service;
    const path = servicePath(service);
    const passage = (title: string, text: string, href = placeOf(path, text)): Passage => {
      return { kind: 'service', page, title, text, href };
    };
    const list = (title: string, items: readonly string[], text: string) =>
      items.length === 0 ? [] : [passage(title, sentences(text), placeOf(path, items[0] ?? '', items.at(-1)))];
    const each = (title: string, items: readonly string[], write = (item: string) => item) =>
      items.map((item) => passage(title, sentences(write(item)), placeOf(path, item)));
    const used = Object.values(tools).flat();
    return [
      { ...passage(page, intro), topics: description },
      ...capabilities.flatMap(({ title, items }) =>
        list(title, items, `We cover ${listed(items.map((item) => inSentence(item, names)))}`),
      ),
      ...list(servicePage.tools, used, `We work with ${listed(used)}`),
      passage(
        servicePage.industries,
        `It is used in ${listed(industries.map((name) => inSentence(name, names)))}.`,
        placeOf(path, industries.join(', ')),
      ),
      ...each(servicePage.examples, examples, (item) => `An example: ${inSentence(item, names)}`),
      ...each(servicePage.benefits, benefits),
      // Some browsers do not find the text of closed details: they scroll to the question.
      ...questionsOf(service).map(({ question, text }) =>
        passage(question, text, orPlaceOf(placeOf(path, text), question)),
      ),
    ];
  });
}

export function jobPassages(): Passage[] {
  const { location, experience, skills, bonus } = careers.openings.facts;
  const open = openJobs.map(({ slug }) => slug);
  return jobs.flatMap((job): Passage[] => {
    const roles = Object.keys(roleTopics).filter((name) => new RegExp(`\\b${name}`, 'i').test(job.title));
    const topics = roles.map((name) => roleTopics[name]).join(' ');
    if (!open.includes(job.slug)) {
      const text = sentences(jobPage.closed(job.title), jobPage.closedText);
      return [{ kind: 'job', page: job.title, title: 'Closed', text, href: job.path, topics }];
    }
    const closesAt = closingTime(job);
    const colleagues = team.filter(({ name }) => name === job.colleague);
    const passage = (title: string, text: string, first = text, last = first): Passage => {
      return { kind: 'job', page: job.title, title, text, href: placeOf(job.path, first, last), closesAt };
    };
    const list = (title: string, items: readonly string[], places = items) =>
      passage(title, sentences(...items), places[0], places.at(-1));
    const needs = [`${experience}: ${job.experience}`, `${skills}: ${job.skills}`, `${bonus}: ${job.bonus}`];
    const steps = job.steps.map(({ name, value }) => `${name}: ${value}`);
    return [
      {
        ...passage(job.title, job.description),
        topics: [...needs, topics].join(' '),
      },
      passage(location, `${location}: ${job.place}.`, job.place),
      passage(jobPage.facts.employment, `${jobPage.facts.employment}: ${job.employment}.`, job.employment),
      list(jobPage.requirements, needs, [job.experience, job.bonus]),
      list(jobPage.responsibilities, job.responsibilities),
      list(jobPage.steps, steps, [job.steps[0]?.value ?? '', job.steps.at(-1)?.value ?? '']),
      ...(job.pay ? [passage(jobPage.facts.pay, `${jobPage.facts.pay}: ${job.pay}.`, job.pay)] : []),
      ...jobPage.everyRole.items.map((text) => passage(jobPage.everyRole.title, text)),
      ...colleagues.map(({ name, bio }) =>
        passage(passageTitles.colleague, sentences(jobPage.colleague(name), bio), bio),
      ),
    ];
  });
}

export function workPassages(): Passage[] {
  const { path, screen: page } = routes.successStories;
  const reviews = stories.map(({ title, quote, fullQuote = quote, rating, dateRange }): Passage => {
    const text = sentences(fullQuote, `${dateRange}, rated ${rating.toFixed(2)}`);
    return { kind: 'story', page, title, text, href: placeOf(path, quote) };
  });
  return [...projects.flatMap(projectPassages), ...reviews];
}

function projectPassages(project: Project): Passage[] {
  const {
    title: page,
    description,
    technologies,
    services = [],
    sector = '',
    result,
    measures,
    weeks,
    system,
    hasPage,
    path,
  } = project;
  const passage = (title: string, text: string, href: string): Passage[] =>
    hasPage ? [{ kind: 'project', page, title, text: sentences(text), href }] : [];
  return [
    {
      kind: 'project',
      page: routes.projects.screen,
      title: page,
      text: sentences(...(hasPage ? [result ?? ''] : []), description, listed(projectFacts(project))),
      topics: [...technologies, ...services, sector, sectorTopics[sector]].join(' '),
      href: hasPage ? placeOf(path, result ?? '', description) : placeOf(routes.projects.path, description),
    },
    ...(measures ?? []).flatMap(({ name, before, after }) =>
      passage(projectPage.change, `${name}: ${before} before, ${after} now`, placeOf(path, name)),
    ),
    ...(weeks ?? []).flatMap(({ name, value }) =>
      passage(projectPage.weeks, `${name}: ${value}`, placeOf(path, value)),
    ),
    ...(system
      ? passage(
          projectPage.system,
          `Its parts, in order: ${listed(system.map((name) => inSentence(name, names)))}`,
          placeOf(path, system[0] ?? '', system.at(-1)),
        )
      : []),
  ];
}

export function legalPassages(): Passage[] {
  const { security } = termsOfService;
  return [
    ...clausePassages('termsOfService', [
      ...termsOfService.clauses,
      { id: 'security-and-data', title: security.title, paragraphs: security.lines },
    ]),
    ...clausePassages('privacyPolicy', privacyPolicy.clauses),
    ...clausePassages('accessibility', accessibility.clauses),
  ];
}

function clausePassages(name: PageRoute, clauses: readonly Clause[]): Passage[] {
  const { path, screen } = routes[name];
  return clauses.flatMap(({ id, title, paragraphs }) =>
    paragraphs.map((text) => ({ kind: 'page', title, page: screen, text, href: placeOf(`${path}#${id}`, text) })),
  );
}
