import { expect, test } from 'vitest';
import { sectionsOf, scrollableBody } from './article-html.ts';
import { dayOf } from './reading.ts';
import { expectLinear } from '#contract/growth.testkit.ts';

test('the contents list has the text of each h2 heading', () => {
  const html =
    '<h2 class="wp-block-heading" id="h-one">One &amp;&nbsp; <em>only</em></h2><h3 id="h-x">x</h3><h2 id="h-two">Two</h2>';
  expect(sectionsOf(html)).toEqual([
    { id: 'h-one', title: 'One & only' },
    { id: 'h-two', title: 'Two' },
  ]);
});

test('the contents list is empty for a single section, and leaves out headings without an id or text', () => {
  expect(sectionsOf('<h2 id="h-one">One</h2><h2>Two</h2><h2 id="h-three"></h2>')).toEqual([]);
});

test('code, tables and formulas are focusable so that the keyboard can scroll them, and similar-looking text is unchanged', () => {
  const html =
    '<pre class="wp-block-code"><code>&lt;pre&gt;</code></pre><figure class="wp-block-table x"></figure><div class="wp-block-math"></div><figure class="wp-block-image"></figure><preface>';
  const reachable =
    '<pre tabindex="0" class="wp-block-code"><code>&lt;pre&gt;</code></pre><figure tabindex="0" class="wp-block-table x"></figure><div tabindex="0" class="wp-block-math"></div><figure class="wp-block-image"></figure><preface>';
  expect(scrollableBody(html)).toBe(reachable);
  // The body of a server-rendered page has been processed before.
  expect(scrollableBody(reachable)).toBe(reachable);
});

test('markup inside attribute values is left unchanged', () => {
  const html = '<img alt="<pre onerror=alert(1) <figure class=wp-block-table"><p title="<pre ">a &lt;pre &gt;</p>';
  expect(scrollableBody(html)).toBe(html);
});

test.each([
  '<h2 id="a">a</h2>',
  '<h2 id="a">',
  '<h2 id="a"><h3>',
  '<table><tr><td>a</td></tr></table>',
  '<table>',
  '<pre>a</pre>',
  '<pre>',
  '<',
  ' ',
])('contents and scrollable parts of an article of nothing but “%s” are found in linear time', async (part) => {
  const body = (size: number) => part.repeat(Math.ceil(size / part.length));
  expect(await expectLinear((html) => sectionsOf(scrollableBody(html)), body, 131_072)).not.toEqual([]);
});

test.each([
  ['2026-11-12T04:30:00Z', '12 Nov 2026', '2026-11-12'],
  ['2026-11-12T18:29:59Z', '12 Nov 2026', '2026-11-12'],
  ['2026-11-12T18:30:00Z', '13 Nov 2026', '2026-11-13'],
  ['2026-09-01T00:10:00+05:30', '1 Sep 2026', '2026-09-01'],
  ['2026-12-31T23:59:00', '31 Dec 2026', '2026-12-31'],
])("the date %s is %s in the office's time zone", (date, text, iso) => {
  expect(dayOf(date)).toEqual({ text, iso });
});

test.each(['nope', '', '2026-13-45T00:00:00Z'])('%j is not a date', (date) => {
  expect(dayOf(date)).toBeUndefined();
});
