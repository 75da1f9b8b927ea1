import { expect, test } from 'vitest';
import { servicePath, services } from '#content/services/index.ts';
import { findService } from './find-service.ts';

test.each(services)('$title is found by its own path, even if the title has a hyphen', (service) => {
  expect(findService(services, servicePath(service).replace('/service/', ''))).toBe(service);
});

test.each(services)(
  '$title is found with spaces, percent-encoded, in any case and with doubled separators',
  (service) => {
    const { title } = service;
    const spellings = [
      title,
      encodeURIComponent(title),
      title.toUpperCase(),
      title.toLowerCase().replaceAll(' ', '-'),
      ` ${title.replaceAll(' ', '--')}-`,
    ];
    expect(spellings.map((spelling) => findService(services, spelling))).toEqual(spellings.map(() => service));
  },
);

test.each(['Time-Travel', '', '-', '%E0%A4%A', '100%', '../Computer-Vision', 'Computer-Vision-2', '__proto__'])(
  'a segment that names no service is not found and does not throw: %j',
  (segment) => {
    expect(findService(services, segment)).toBeUndefined();
  },
);
