import { expect, test } from 'vitest';
import { findService, serviceId, servicePath, services } from '#content/services/index.ts';
import { findServiceEntry, serviceEntries } from './service-entries.ts';

test('every service has an entry with its address and its anchor, in the order of the content', () => {
  expect(serviceEntries.map(({ title, path, id }) => [title, path, id])).toEqual(
    services.map((service) => [service.title, servicePath(service), serviceId(service)]),
  );
});

test.each([
  ...services.map((service) => servicePath(service).replace('/service/', '')),
  ...services.map(({ title }) => encodeURIComponent(title)),
  'full-stack web development',
  'REAL--time-communication-systems',
  'Nope',
  '%E0%A4%A',
  '',
])('the segment %j names the same service as in the content', (segment) => {
  expect(findServiceEntry(segment)?.title).toBe(findService(segment)?.title);
});
