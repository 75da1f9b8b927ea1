import { expect, test } from 'vitest';
import { serviceId, servicePath, services } from '#content/services/index.ts';
import { relatedEntries, serviceEntries } from './service-entries.ts';

test('every service has an entry with its path and its anchor, in the order of the content', () => {
  expect(serviceEntries.map(({ title, path, id }) => [title, path, id])).toEqual(
    services.map((service) => [service.title, servicePath(service), serviceId(service)]),
  );
});

test.each([
  [1, [2, 3, 4]],
  [2, [1, 3, 4]],
  [14, [1, 2, 3]],
])('the services related to service %i are the first three others', (number, others) => {
  const related = relatedEntries(serviceEntries[number - 1]?.title ?? '');
  expect(related).toEqual(others.map((other) => serviceEntries[other - 1]));
});
