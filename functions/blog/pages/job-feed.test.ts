import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { openJobs } from '#content/lists/job-entries.static.ts';
import { absolute } from '#head/tags.ts';
import { expect, test } from 'vitest';
import { renderJobFeed } from './job-feed.ts';

/** Returns the text of each field of each item; throws if the feed is not well-formed XML. */
function itemsOf(feed: string): Record<string, string>[] {
  const elements = (parent: XmlElement) => parent.children.filter((child) => child instanceof XmlElement);
  const channel = elements(parseXml(feed).root!)[0]!;
  return elements(channel)
    .filter(({ name }) => name === 'item')
    .map((item) => Object.fromEntries(elements(item).map((field) => [field.name, field.text])));
}

test('the feed has an item for each open job, with the address of its page', () => {
  expect(itemsOf(renderJobFeed(openJobs)).map(({ title, link }) => ({ title, link }))).toEqual(
    openJobs.map(({ title, path }) => ({ title, link: absolute(path) })),
  );
});

test('the newest job comes first, with its day and its last day', () => {
  const [job] = openJobs;
  const jobs = [
    { ...job!, title: 'Undated' },
    { ...job!, title: 'Old', posted: '2026-10-01' },
    { ...job!, title: 'New', posted: '2026-11-02', lastDay: '31 December 2026' },
  ];
  const items = itemsOf(renderJobFeed(jobs));
  expect(items.map(({ title }) => title)).toEqual(['New', 'Old', 'Undated']);
  expect(items[0]).toMatchObject({
    pubDate: 'Mon, 02 Nov 2026 00:00:00 GMT',
    description: expect.stringContaining('31 December 2026'),
  });
  expect(items[2]).not.toHaveProperty('pubDate');
});

test('without an open job the feed is empty and well-formed', () => {
  expect(itemsOf(renderJobFeed([]))).toEqual([]);
});

test('every text of a job leaves the feed well-formed', () => {
  const title = 'C<T> & "D" ]]> \u0000\ud800';
  expect(itemsOf(renderJobFeed([{ ...openJobs[0]!, title, description: title }]))).toMatchObject([
    { title: 'C<T> & "D" ]]> ' },
  ]);
});
