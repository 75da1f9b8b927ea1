import { accessibility } from '#content/pages/accessibility.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { projects } from '#content/collections/projects.static.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { services, type Service } from '#content/services/index.ts';
import { termsOfService } from '#content/pages/terms-of-service.ts';
import { routes } from '#content/routes.ts';
import {
  aboutPassages,
  companyPassages,
  historyPassages,
  jobPassages,
  list,
  type Passage,
  workPassages,
} from './company-passages.ts';

/** Every passage of the site's content. The one on the office hours says whether the office is open at `now`. */
export function readPassages(now: Date): Passage[] {
  return [
    ...companyPassages(now),
    ...services.map(servicePassage),
    ...jobPassages(),
    ...historyPassages(),
    ...services.flatMap(questionPassages),
    ...workPassages(),
    ...aboutPassages(),
    ...projects.map(({ title, description, technologies }) => ({
      title,
      topics: `project portfolio ${technologies.join(' ')}`,
      text: `${title}: ${description} Built with ${list.format(technologies)}.`,
      page: routes.projects.screen,
    })),
    ...clauses(termsOfService.clauses, routes.termsOfService.screen, {
      'quality-and-bug-fixing': 'support after launch maintenance',
    }),
    ...clauses(privacyPolicy.clauses, routes.privacyPolicy.screen, {}),
    ...clauses(accessibility.clauses, routes.accessibility.screen, {
      'what-we-aim-for': 'accessibility accessible WCAG',
    }),
  ];
}

function servicePassage({ title, description, intro, capabilities, tools, industries, examples }: Service): Passage {
  const used = [...capabilities.flatMap(({ items }) => items), ...Object.values(tools).flat()];
  const topics = ['service', ...used, ...industries, ...(examples ?? [])].join(' ');
  return { title, topics, text: `${description} ${intro}`, page: `${title} service` };
}

function questionPassages(service: Service): Passage[] {
  return servicePage.questions.items.map(({ question, answer }) => {
    const words = service.answers[answer];
    const text = typeof words === 'string' ? words : words.text;
    return { title: `${service.title}: ${question}`, topics: '', text, page: `${service.title} service` };
  });
}

type Section = { id: string; title: string; paragraphs: readonly string[] };

function clauses(sections: readonly Section[], page: string, topics: Readonly<Record<string, string>>): Passage[] {
  return sections.map(({ id, title, paragraphs }) => ({
    title,
    topics: topics[id] ?? '',
    text: paragraphs.slice(0, 2).join(' '),
    page,
  }));
}
