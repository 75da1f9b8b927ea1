import { expect, test } from 'vitest';
import { contentPaths } from './content-paths.ts';
import { headFor, postHead } from './tags.ts';
import { samplePost } from '#contract/post.testkit.ts';
import { servicePath, services } from '#content/services/index.ts';
import { findService } from './find-service.ts';

const heads = [...contentPaths, '/blog'].map((path) => ({ path, head: headFor(path) }));

test('a description is long enough and is not truncated by search engines', () => {
  const wrong = heads.filter(({ head: { description } }) => description.length < 50 || description.length > 160);
  expect(wrong).toEqual([]);
});

test('the canonical URL of a page is the one in the list of static paths', () => {
  for (const { path, head } of heads) expect(head.path).toBe(path);
});

test('a post without a title gets a fallback title', () => {
  const { name, title } = postHead(samplePost(1, { title: ' ' }));
  expect(name).not.toBe('');
  expect(title).toContain(name);
});

test.each(services)(
  '$title is found by its own path, with spaces, percent-encoded, in any case and with doubled separators',
  (service) => {
    const { title } = service;
    const spellings = [
      servicePath(service).replace('/service/', ''),
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
