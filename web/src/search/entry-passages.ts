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
import { separator } from './page-passages.ts';
import { orPlaceOf, type Passage, placeOf } from './passage.ts';

export function servicePassages(): Passage[] {
  return services.flatMap((service) => {
    const { title: page, intro, description, capabilities, tools, industries, benefits, examples = [] } = service;
    const path = servicePath(service);
    const passage = (title: string, text: string, href = placeOf(path, text)): Passage => {
      return { kind: 'service', page, title, text, href };
    };
    const list = (title: string, items: readonly string[]) =>
      items.length === 0 ? [] : [passage(title, items.join(separator), placeOf(path, items[0] ?? '', items.at(-1)))];
    return [
      { ...passage(page, intro), topics: description },
      ...capabilities.flatMap(({ title, items }) => list(title, items)),
      ...list(servicePage.tools, Object.values(tools).flat()),
      passage(servicePage.industries, industries.join(', ')),
      ...list(servicePage.examples, examples),
      ...list(servicePage.benefits, benefits),
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
  return jobs.flatMap((job) => {
    if (!open.includes(job.slug)) return [];
    const closesAt = closingTime(job);
    const colleagues = team.filter(({ name }) => name === job.colleague);
    const passage = (title: string, text: string, first = text, last = first): Passage => {
      return { kind: 'job', page: job.title, title, text, href: placeOf(job.path, first, last), closesAt };
    };
    const list = (title: string, items: readonly string[], places = items) =>
      passage(title, items.join(separator), places[0], places.at(-1));
    const roles = Object.keys(roleTopics).filter((name) => new RegExp(`\\b${name}`, 'i').test(job.title));
    const needs = [`${experience}: ${job.experience}`, `${skills}: ${job.skills}`, `${bonus}: ${job.bonus}`];
    const steps = job.steps.map(({ name, value }) => `${name}: ${value}`);
    return [
      {
        ...passage(job.title, job.description),
        topics: [...needs, ...roles.map((name) => roleTopics[name])].join(' '),
      },
      passage(location, job.place),
      passage(jobPage.facts.employment, job.employment),
      list(jobPage.requirements, needs, [job.experience, job.bonus]),
      list(jobPage.responsibilities, job.responsibilities),
      list(jobPage.steps, steps, [job.steps[0]?.value ?? '', job.steps.at(-1)?.value ?? '']),
      ...(job.pay ? [passage(jobPage.facts.pay, job.pay)] : []),
      ...jobPage.everyRole.items.map((text) => passage(jobPage.everyRole.title, text)),
      ...colleagues.map(({ name, bio }) =>
        passage(passageTitles.colleague, jobPage.colleague(name) + separator + bio, bio),
      ),
    ];
  });
}

export function workPassages(): Passage[] {
  const { path, screen: page } = routes.successStories;
  const reviews = stories.map(({ title, quote, fullQuote = quote }): Passage => {
    return { kind: 'story', page, title, text: fullQuote, href: placeOf(path, quote) };
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
  const section = (title: string, items: readonly string[] = [], places = items): Passage[] =>
    hasPage && items.length > 0
      ? [{ kind: 'project', page, title, text: items.join(separator), href: placeOf(path, places[0]!, places.at(-1)) }]
      : [];
  return [
    {
      kind: 'project',
      page: routes.projects.screen,
      title: page,
      text: [...projectFacts(project), ...(hasPage ? [result] : []), description].join(separator),
      topics: [...technologies, ...services, sector, sectorTopics[sector]].join(' '),
      href: hasPage ? placeOf(path, result ?? '', description) : placeOf(routes.projects.path, description),
    },
    ...section(
      projectPage.change,
      measures?.map(({ name, before, after }) => `${name}${projectPage.before(before)}: ${after}`),
      measures?.map(({ name }) => name),
    ),
    ...section(
      projectPage.weeks,
      weeks?.map(({ name, value }) => `${name}: ${value}`),
      weeks?.map(({ value }) => value),
    ),
    ...section(projectPage.system, system),
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
