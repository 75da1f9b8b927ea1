import { expect, test } from 'vitest';
import { serviceId, services } from './index.ts';
import { serviceTitles } from './service.ts';

const titles = [
  'AI and Machine Learning',
  'Conversational AI and Chatbots',
  'Twilio Communication Platform',
  'Cloud Architecture and AWS Services',
  'Backend and Server Infrastructure',
  'Custom Software Development',
  'Database Engineering',
  'Full-Stack Web Development',
  'System and DevOps Management',
  'Real-Time Communication Systems',
  'Multi-Channel Bot Deployment',
  'API Design and Development',
  'Computer Vision',
  'ChatBot Platform Expertise',
];

test('the fourteen services have the required titles in the required order', () => {
  expect(services.map((service) => service.title)).toEqual(titles);
  expect(serviceTitles).toEqual(titles);
});

test('card ids and stored links of services are unique', () => {
  expect(new Set(services.map(serviceId)).size).toBe(services.length);
  expect(new Set(services.map((service) => service.link)).size).toBe(services.length);
  expect(services.map(serviceId).every((id) => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
});

test.each(services)('the texts of $title fit their layout', ({ description, intro, covers, capabilities }) => {
  // Cards show three lines, which hold 95 characters at the narrowest.
  expect(description.length).toBeGreaterThanOrEqual(75);
  expect(description.length).toBeLessThanOrEqual(95);
  expect(intro.length).toBeLessThanOrEqual(300);
  expect(Math.max(...covers.map((text) => text.split(' ').length))).toBeLessThanOrEqual(3);
  expect(Math.max(...capabilities.flatMap(({ items }) => items.map((item) => item.length)))).toBeLessThanOrEqual(50);
});

test('no two services promise the same bullet, answer or benefit', () => {
  const texts = services.flatMap(({ intro, description, capabilities, benefits, answers }) => [
    intro,
    description,
    ...capabilities.flatMap(({ items }) => items),
    ...benefits,
    answers.approach,
    answers.duration.text,
    answers.existingSystems,
  ]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('some services show real-world applications and at least three do not', () => {
  const without = services.filter((service) => service.examples === undefined);
  expect(without.length).toBeGreaterThanOrEqual(3);
  expect(without.length).toBeLessThan(services.length);
});
