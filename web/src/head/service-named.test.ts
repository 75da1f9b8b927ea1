import { expect, test } from 'vitest';
import { servicePath, services } from '#content/services/index.ts';
import { serviceNamed } from './service-named.ts';

test.each(services)('$title is found at its own path, also where the title has a hyphen itself', (service) => {
  expect(serviceNamed(services, servicePath(service).replace('/service/', ''))).toBe(service);
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
    expect(spellings.map((spelling) => serviceNamed(services, spelling))).toEqual(spellings.map(() => service));
  },
);

test.each(['Time-Travel', '', '-', '%E0%A4%A', '100%', '../Computer-Vision', 'Computer-Vision-2', '__proto__'])(
  'a segment that names no service is not found and does not throw: %j',
  (segment) => {
    expect(serviceNamed(services, segment)).toBeUndefined();
  },
);
