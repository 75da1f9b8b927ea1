import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import css from '@eslint/css';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import { expect, test } from 'vitest';
import { buildMs, buildSite } from './build-site.testkit.ts';
import { browsers } from '#content/promises.ts';

/** Names with a check of their own in web-vitals, without which the report lacks a number. */
const optionalApis = /^(document\.(prerendering|wasDiscarded)|requestIdleCallback)\b/;

/**
 * What a page does without in a browser that lacks it: motion by scrolling, view transitions, and details of type,
 * scrollbars, print and forced colours.
 */
const optionalStyles = [
  /'(animation-range|view-timeline|view-timeline-inset|timeline-scope|scroll-initial-target|view-transition-name)'/,
  /'(view-transition(-(old|new|group))?|details-content|selection|marker)'/,
  /'(print-color-adjust|forced-color-adjust|accent-color|scrollbar-color|resize|overscroll-behavior|line-clamp|user-select)'/,
  /'(pretty|avoid|auto)' of property '(text-wrap|break-after|content-visibility)'/,
];

/**
 * `:has()` of any element, and any element beside or in one that has `:has()`: each change of the document, such as an
 * opening menu, would restyle the whole page.
 */
const broad = [
  'Selector > PseudoClassSelector[name="has"]:first-child',
  'Combinator + PseudoClassSelector[name="has"]',
  'Selector:has(> PseudoClassSelector[name="has"]) > Combinator + PseudoClassSelector:last-child',
];

function lint(code: string, name: string, config: Linter.Config): string[] {
  return new Linter().verify(code, [config], name).map(({ message }) => message);
}

test(
  'the built scripts and stylesheet need nothing that the browsers of the baseline lack, and restyle no whole page',
  async () => {
    const client = join(await buildSite(), 'client');
    const files = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.js'));
    const scripts: Linter.Config = {
      files: ['**/*.js'],
      plugins: { compat },
      rules: { 'compat/compat': ['error', browsers.join(', ')] },
      settings: { lintAllEsApis: true },
    };
    const messages = await Promise.all(
      files.map(async (name) => lint(await readFile(join(client, 'assets', name), 'utf8'), name, scripts)),
    );
    expect(messages.flat().filter((message) => !optionalApis.test(message))).toEqual([]);
    // What the check finds.
    expect(lint('new URLPattern()', 'new.js', scripts)).not.toEqual([]);

    const styles: Linter.Config = {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      // The year of the youngest of the browsers.
      rules: { 'css/use-baseline': ['error', { available: 2024 }], 'no-restricted-syntax': ['error', ...broad] },
    };
    const [, sheet = ''] = /<style>([^]*?)<\/style>/.exec(await readFile(join(client, 'index.html'), 'utf8')) ?? [];
    expect(sheet).toContain('light-dark(');
    const newer = lint(sheet, 'sheet.css', styles);
    expect(newer.filter((message) => !optionalStyles.some((optional) => optional.test(message)))).toEqual([]);
    for (const found of ['a { position-anchor: --a }', ':has(> a) b {}', 'a > :has(b) {}', 'a:has(b) > :not(i) {}'])
      expect(lint(found, 'new.css', styles)).not.toEqual([]);
  },
  2 * buildMs,
);
