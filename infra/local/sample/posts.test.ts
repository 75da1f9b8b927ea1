import { expect, test } from 'vitest';
import { sampleJobs } from '#content/lists/jobs.samples.ts';
import { sampleProjects } from '#content/lists/projects.samples.ts';
import { sampleTeam } from '#content/lists/team.samples.ts';
import { drafts, posts } from './posts.ts';

const slugs = posts.map(({ slug }) => slug);

test('every article is written by somebody of the team, and is one: 400 words or more, and none promises another', () => {
  const names = sampleTeam.map(({ name }) => name);
  expect([...posts, ...drafts].map(({ author }) => author).filter((author) => !names.includes(author))).toEqual([]);
  const words = (body: string) => body.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
  expect(posts.filter(({ body }) => words(body) < 400).map(({ slug }) => slug)).toEqual([]);
});

test('every article that an article, a project or a role links to exists, with its title and its author', () => {
  const linked = posts.flatMap(({ body }) => [...body.matchAll(/href="\/([^"]+)\/"/g)].map(([, slug = '']) => slug));
  expect(linked.filter((slug) => !slugs.includes(slug))).toEqual([]);
  const titles = sampleProjects.flatMap(({ articles = [] }) => articles).map(({ name, value }) => [name, value]);
  expect(titles).toEqual(titles.map(([name]) => [name, posts.find(({ slug }) => slug === name)?.title]));
  const authors = sampleJobs.flatMap(({ article, colleague }) => (article === undefined ? [] : [[article, colleague]]));
  expect(authors).toEqual(authors.map(([name]) => [name, posts.find(({ slug }) => slug === name)?.author]));
});
