import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { projects } from '#content/collections/projects.ts';
import { servicePage } from '#content/pages/service-page.ts';
import { services, type Service } from '#content/services/index.ts';
import { termsOfService } from '#content/pages/terms-of-service.ts';
import { aboutPassages, companyPassages, historyPassages, jobPassages, workPassages } from './company-passages.ts';
import { list, type Piece } from './piece.ts';

/** A piece as the search knows it. */
export type Passage = Piece & {
  id: string;
  /** How far it goes ahead of others that fit as well; 1 for most. */
  weight: number;
};

/** Every piece of the site's content, as it reads at this moment: the office hours know whether it is open. */
export function readPassages(now: Date): Passage[] {
  const first = [...companyPassages(now), ...services.map(servicePassage), ...jobPassages(), ...historyPassages()];
  const others: Piece[] = [
    ...services.flatMap(questionPassages),
    ...workPassages(),
    ...aboutPassages(),
    ...projects.map(({ title, description, technologies }) => ({
      title,
      topics: `project portfolio ${technologies.join(' ')}`,
      text: `${title}: ${description} Built with ${list.format(technologies)}.`,
      page: 'Projects',
    })),
    ...clauses(termsOfService.clauses, 'Terms of Service', {
      'quality-and-bug-fixing': 'support after launch maintenance',
    }),
    ...clauses(privacyPolicy.clauses, 'Privacy Policy', {}),
  ];
  return [
    ...first.map((piece, index) => ({ ...piece, id: `first-${index}`, weight: 1.5 })),
    ...others.map((piece, index) => ({ ...piece, id: `other-${index}`, weight: 1 })),
  ];
}

function servicePassage({ title, description, intro, capabilities, tools, industries, examples }: Service): Piece {
  const used = [...capabilities.flatMap(({ items }) => items), ...Object.values(tools).flat()];
  const topics = ['service', ...used, ...industries, ...(examples ?? [])].join(' ');
  return { title, topics, text: `${description} ${intro}`, page: `${title} service` };
}

function questionPassages(service: Service): Piece[] {
  return servicePage.questions.items.map(({ question, answer }) => {
    const words = service.answers[answer];
    const text = typeof words === 'string' ? words : words.text;
    return { title: `${service.title}: ${question}`, topics: '', text, page: `${service.title} service` };
  });
}

type Section = { id: string; title: string; paragraphs: readonly string[] };

function clauses(sections: readonly Section[], page: string, topics: Readonly<Record<string, string>>): Piece[] {
  return sections.map(({ id, title, paragraphs }) => ({
    title,
    topics: topics[id] ?? '',
    text: paragraphs.slice(0, 2).join(' '),
    page,
  }));
}
