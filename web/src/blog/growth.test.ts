import { expect, test } from 'vitest';
import { expectLinear } from '#contract/growth.testkit.ts';
import { sectionsOf, scrollableBody } from './article-html.ts';
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
