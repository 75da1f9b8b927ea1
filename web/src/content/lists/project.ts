import * as v from 'valibot';
import { interests } from '../company.ts';
import type { PageLink } from '../routes.ts';
import { serviceTitles } from '../services/service.ts';
import type { Sample } from '../types.ts';
import { choice, choices, facts, items, line, number, optional, paragraph, readFact, rows, url } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';
import { picture } from './picture-fields.ts';
import type { Recording } from './recording.ts';
import { recordingFields, recordingPairs } from './recording-fields.ts';

const measures = rows(
  {
    label: 'What changed',
    help: 'Up to three, one per line, such as “Readings lost: 6 % → 0.4 %”. Only what was counted.',
  },
  {
    max: 3,
    pattern: '^[^:>→]{1,60}:[^>→]*[0-9][^>→]*([>→]| to | [-–—]+ )[^>→]*[0-9][^>→]*$',
    expected: 'one to three lines, each with a name, a colon, and two numbers with an arrow, such as ->, between them',
    read(text) {
      const { name, value } = readFact(text);
      const arrow = /[>→]/.test(value) ? /^(.*?)[-–—=\s]*[>→](.*)$/u : /^(.*) (?:to|[-–—]+) (.*)$/;
      const [before = '', after = ''] = (arrow.exec(value) ?? []).slice(1).map((part) => part.trim());
      return { name, before, after };
    },
  },
);

const schema = entrySchema(
  line({ label: 'Title', help: 'What it is, such as “Clinic booking line”.' }, 60),
  {
    /** End of the address of its page; WordPress derives it from the first title. */
    slug: v.string(),
    description: paragraph({ label: 'Description', help: 'Two or three sentences.' }, 320),
    technologies: items({ label: 'Technologies', help: 'Two or more, separated by commas.' }),
    interest: choice(
      { label: 'Interest', help: 'Choice that the contact form offers to visitors of this project.' },
      interests,
    ),
    sector: optional(
      line({ label: 'Sector', help: 'Such as “Logistics”. Projects with the same word are shown together.' }, 30),
    ),
    months: optional(number({ label: 'Months', help: 'How long the work took.' }, 120, true)),
    people: optional(number({ label: 'People', help: 'How many of us worked on it.' }, 99, true)),
    services: optional(
      choices({ label: 'Services', help: 'One to three, whose pages then name this project.' }, serviceTitles, 3),
    ),
    story: optional(
      line({ label: 'Success story', help: 'Title of the client’s review in the list of stories.' }, 70, {
        rule: 'known',
        to: 'stories',
        expected: 'the title of a published story',
      }),
    ),
    articles: optional(
      rows(
        { label: 'Articles', help: 'One per line: the address of the article, or its end, a colon and a title.' },
        {
          pattern: '^[^ :/]{1,200}: *[^ /][^\\n]{0,159}$',
          expected: 'lines such as “letting-the-caller-interrupt: Letting the caller interrupt”',
          read: readFact,
        },
        { rule: 'known', to: 'posts', expected: 'the end of the address of a published article' },
      ),
    ),
    link: optional(url({ label: 'Link', help: 'Opened by “View Project”; starts with https://.' })),
    facts: optional(
      facts({ label: 'Facts', help: 'For the first project only: one per line, such as “Talks on: phone, SMS”.' }),
    ),
    result: optional(
      line(
        {
          label: 'Result',
          help: 'One sentence. With it and a story, “What changed”, a recording or weeks, it gets a page.',
        },
        140,
      ),
    ),
    measures: optional(measures),
    ...recordingFields,
    weeks: optional(
      facts({
        label: 'How it went',
        help: 'One per line, such as “Weeks 1–4: …”. Say which week went wrong: “Week 9, went wrong: …”.',
      }),
    ),
    system: optional(items({ label: 'System', help: 'Its parts from the caller to the end, separated by commas.' })),
    picture: optional(
      picture(
        {
          label: 'Picture',
          help: 'At least 640 × 400 pixels, better 1280 × 800. Without one, its call, its numbers or its service is shown.',
        },
        { width: 1280, height: 800, fit: 'cover' },
        { hasAlt: true },
      ),
    ),
  },
  recordingPairs,
);

export const projectList = {
  name: 'projects',
  one: 'Project',
  many: 'Projects',
  page: 'projects',
  icon: 'dashicons-portfolio',
  help: 'Shown on the projects page; the first one leads the page.',
  schema,
} as const satisfies ContentList<typeof schema>;

/** A project of the portfolio. Without a link its card has no "View Project"; only the first one shows its facts. */
export type Project = Sample &
  Omit<v.InferOutput<typeof schema>, 'id' | 'picture' | 'recording' | 'words' | 'agreed'> & {
    /** Path of an image, 640 × 400; its placeholder shows the call, the numbers or the service. */
    image: string;
    /** The call that visitors can hear; its line is drawn from it. */
    recording?: Recording;
    /** Alternative text of a picture; a woven one is decorative. */
    alt?: string;
    /** Whether it has something to show beyond its card, and therefore a page. */
    hasPage: boolean;
    /** Path of its page, or of its card on the projects page. */
    path: PageLink['path'];
  };

/** A project before its paths are known. */
export type WrittenProject = Omit<Project, 'image' | 'hasPage' | 'path'>;
