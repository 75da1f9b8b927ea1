import { expect, test } from 'vitest';
import { originKey } from './origin-storage.ts';
import { recordArrival } from './record-origin.ts';

const site = 'https://www.example.com';

function setUp(stored?: string) {
  const values = new Map(stored === undefined ? [] : [[originKey, stored]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return {
    arrive: (address: string, referrer = '', isNew = true) =>
      recordArrival({ address: `${site}${address}`, referrer, isNew }, storage),
    recorded: () => Object.fromEntries(new URLSearchParams(values.get(originKey))),
    values,
  };
}

test('the first page stays, the last one follows the visitor', () => {
  const { arrive, recorded } = setUp();
  arrive('/services', 'https://search.example/');
  arrive('/projects', `${site}/services`);
  arrive('/contact', `${site}/projects?page=2`);
  arrive('/contact?utm_source=ad', 'https://other.example/');
  expect(recorded()).toEqual({ referrer: 'search.example', first: '/services', last: '/projects' });
});

test('Back and Reload do not change the last page', () => {
  const { arrive, recorded } = setUp('first=%2F&last=%2Fabout');
  arrive('/contact', `${site}/services`, false);
  expect(recorded()).toEqual({ first: '/', last: '/about' });
});

test('a first page that was left before this script was loaded there is recorded by the next one', () => {
  const { arrive, recorded } = setUp();
  arrive('/contact', `${site}/services?utm_source=news`);
  expect(recorded()).toEqual({ utm_source: 'news', first: '/services', last: '/services' });
});

test('long values are cut', () => {
  const { arrive, values } = setUp();
  arrive(`/${'x'.repeat(5_000)}?utm_source=${'y'.repeat(5_000)}`, 'https://mail.example.org/');
  expect(values.get(originKey)!.length).toBeLessThan(500);
});
