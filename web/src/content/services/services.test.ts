import { expect, test } from 'vitest';
import { serviceId, services } from './index.ts';
import { serviceTitles } from './service.ts';

test('the services are in the order of their titles', () => {
  expect(services.map(({ title }) => title)).toEqual(serviceTitles);
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
