import { expect, test } from 'vitest';
import { company } from './company.ts';

/** Returns every string of every content module, with its location. */
function setUp() {
  const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./company.ts'], {
    eager: true,
  });
  const texts = Object.entries(modules)
    .filter(([file]) => !file.endsWith('/services/index.ts') && !/\.samples\.ts$|-panel\.static\.ts$/.test(file))
    .flatMap(([file, exports]) => strings(exports, file));
  return { texts };
}

function strings(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  // Visitors read a sentence with a highlight in one piece.
  if ('highlight' in value)
    return [Object.values(value).join(''), value.highlight].flatMap((text) => strings(text, place));
  // A schema also contains valibot's own words.
  return Object.entries(value).flatMap(([key, part]) => (key === 'schema' ? [] : strings(part, `${place} ${key}`)));
}

test('every character is in the fonts', () => {
  const foreign = /[^\x20-\x7e\u00a0©°·×é–—‘’“”•…]/;
  expect(setUp().texts.filter(({ text }) => foreign.test(text))).toEqual([]);
});

test.each([
  'Playing Audio Demo',
  'View More Services',
  'Deep Tech Expertise',
  'Custom-Built Solutions',
  'Agile & Collaborative Approach',
  'Security & Scalability First',
  'See More Success Stories',
  'Schedule a Free Demo',
  '30-min consultation',
  'Get a Custom Solution',
  'detailed proposal within 48 hours',
  'Launch & Scale',
  'ongoing support',
  'Get in Touch',
  'We reply within 24 hours.',
  "Let's Get Started",
  `About ${company.brand}`,
  'Since 2019',
  'Innovators. Problem-solvers. Tech architects shaping the future.',
  'Our Story',
  'Meet the Team',
  'Our Journey in Numbers',
  'View Full Technology Stack',
  'No team members found in this department.',
  'Innovation First',
  'Business-Aligned Thinking',
  'Integrity & Ownership',
  'Innovation',
  'Excellence',
  'Collaboration',
  'Join Our Team',
  'Expert Team',
  'Rapid Delivery',
  'Continuous Support',
  'No details available for this service.',
  'View Project',
  `Careers at ${company.brand}`,
  'View Openings',
  'Our Culture',
  'Learn & Grow',
  'Flat Hierarchy',
  'Remote-First Culture',
  'Real Impact',
  'Flexible Work Hours',
  'Setup Allowance',
  'Learning Budget',
  'Team Activities',
  'Wellness Support',
  'Innovation Time',
  'Choose a file (.pdf, .doc, .docx)',
  'Get in Touch With Our Team',
  'Send a Message',
  'Email Us Directly',
  'Ready to Build Something Amazing?',
  'What are you interested in?',
  'Tell us about your project*',
  'Find Us Here',
  'All Reviews',
  'Contact Support',
  'Schedule a Call',
  "Looks like you've ventured into unknown space.",
  "The page you're looking for doesn't exist.",
  'Return Home',
  'Company AI Assistant',
  'Learn about our company',
  'Ask about our company...',
  'Services AI Assistant',
  'Ask about our services...',
  'Project AI Assistant',
  'Ask about our projects...',
  'Career AI Assistant',
  'Ask about careers...',
  'Support AI Assistant',
  'Ask about contacting us...',
  'Ask about our AI solutions...',
])('%s is in the content exactly once', (fixed) => {
  expect(setUp().texts.filter(({ text }) => text === fixed)).toHaveLength(1);
});
