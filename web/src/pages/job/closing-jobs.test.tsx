// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { postedOn } from '#content/lists/job-dates.ts';
import { testJob } from '#content/lists/job.testkit.ts';
import { jobDetails, openJobs } from '#content/lists/jobs.static.ts';
import { careers } from '#content/careers.ts';
import { jobPage } from '#content/job.ts';
import { closedQuery } from '#contract/http.ts';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { islandsCreated } from '../../runtime/static-island.tsx';
import { Openings } from '../careers/Openings.tsx';
import { JobPage } from '../job.tsx';

const job = testJob();
const other = testJob({ slug: 'line-tester', title: 'Line Tester' });
replaceContent(openJobs, [job, other]);
replaceContent(
  jobDetails,
  [job, other].map((each) => ({ ...each, colleague: null })),
);

/** Replaces the entries of a list until the end of this file. */
function replaceContent<Entry>(list: readonly Entry[], entries: readonly Entry[]): void {
  const content = (list as Entry[]).splice(0, list.length, ...entries);
  afterAll(() => void (list as Entry[]).splice(0, list.length, ...content));
}

/** Changes fields of a job of the content until the end of the test. */
function change(fields: Record<string, unknown>, at: object = job): void {
  const before = { ...at };
  Object.assign(at, fields);
  onTestFinished(() => void Object.assign(at, { posted: undefined, postedOn: undefined, closes: undefined }, before));
}

function App() {
  return (
    <>
      <Routes>
        <Route path="/careers" element={<Openings />} />
        <Route path="/careers/:slug" element={<JobPage />} />
      </Routes>
      <Link id="job" to={job.path} />
      <Link id="other" to={other.path} />
    </>
  );
}

/** Renders the document of an address as the build does, and hydrates it at a time for a visitor of `visited`. */
async function setUp(address: string, now: string, visited = address.split('?')[0] ?? '') {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const browserDocument = document;
  vi.stubGlobal('document', undefined);
  await Promise.all(islandsCreated().map((load) => load()));
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  );
  vi.stubGlobal('document', browserDocument);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const errors: unknown[] = [];
  const root = document.getElementById('root')!;
  await act(async () => {
    const app = (
      <MemoryRouter initialEntries={[visited]}>
        <App />
      </MemoryRouter>
    );
    hydrateRoot(root, app, { onRecoverableError: (cause) => errors.push(cause) });
  });
  const heading = () => root.querySelector('h1')?.textContent;
  const follow = (id = 'other') => act(async () => root.querySelector<HTMLElement>(`#${id}`)?.click());
  return { html, root, errors, heading, follow };
}

test('the document has the day of a job, and the browser the days since then', async () => {
  change({ posted: '2026-11-17', postedOn: postedOn('2026-11-17') });
  const { html, root, errors } = await setUp(job.path, '2026-11-20T06:00:00Z');
  expect(html).toContain('<time dateTime="2026-11-17">Posted on 17 November 2026</time>');
  expect(root.querySelector('time[datetime="2026-11-17"]')?.textContent).toBe('Posted 3 days ago');
  expect(errors).toEqual([]);
});

test('the document of a closed job has no form, and stays closed whatever the clock of the browser says', async () => {
  change({ closes: '2026-11-18' });
  const { html, root, errors, heading } = await setUp(`${job.path}?${closedQuery}`, '2026-11-01T06:00:00Z');
  expect(html).not.toContain('<form');
  expect(heading()).toBe(jobPage.closed(job.title));
  expect(root.querySelector(`a[href="${other.path}"]`)).not.toBeNull();
  expect(errors).toEqual([]);
});

test('an open document whose job has closed since then closes itself without an error of hydration', async () => {
  change({ closes: '2026-11-18' });
  const { html, errors, root, heading } = await setUp(job.path, '2026-11-18T18:30:00Z');
  expect(html).toContain('<form');
  await vi.waitFor(() => expect(heading()).toBe(jobPage.closed(job.title)), 20_000);
  expect(root.querySelector('form')).toBeNull();
  expect(errors).toEqual([]);
});

test('the query of the build closes no job in a browser', async () => {
  change({ closes: '2026-11-18' });
  const { heading, errors } = await setUp(job.path, '2026-11-18T18:29:59Z', `${job.path}?${closedQuery}`);
  expect(heading()).toBe(job.title);
  expect(errors).toEqual([]);
});

test('the cards of jobs that have closed since the build say so, and so does the page if none is left', async () => {
  for (const each of openJobs) change({ closes: '2026-11-18' }, each);
  const { html, root, errors } = await setUp('/careers', '2026-11-19T06:00:00Z');
  expect(html).not.toContain(careers.openings.closed);
  expect(root.textContent?.split(careers.openings.closed)).toHaveLength(openJobs.length + 1);
  expect(root.querySelector('[data-role]')).toBeNull();
  expect(root.textContent).toContain(careers.openings.none);
  expect(errors).toEqual([]);
});

test('a job that was closed in WordPress since the build says so on its card, and on its page after a click', async () => {
  change({ id: 7 });
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return Response.json({ closed: [job.slug] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { root, errors, heading, follow } = await setUp('/careers', '2026-11-20T06:00:00Z');
  await vi.waitFor(() => expect(root.textContent).toContain(careers.openings.closed));
  expect(root.querySelectorAll('[data-role]')).toHaveLength(openJobs.length - 1);
  await follow('job');
  expect(heading()).toBe(jobPage.closed(job.title));
  await follow();
  expect(heading()).toBe(other.title);
  // The list of the other roles leaves it out.
  expect(root.querySelectorAll(`a[href="${job.path}"]:not(#job)`)).toHaveLength(0);
  expect({ requests, errors }).toEqual({ requests: ['/careers/closed.json'], errors: [] });
});
