import { routeNames, routes } from '#content/routes.ts';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './import-rules.ts';

/** First segments of the paths of pages, `service` of /service/:serviceTitle. */
const segments = new Set(routeNames.flatMap((name) => routes[name].path.split('/')[1] || []));

/** A path at the start of a text or of a regular expression, in quotes, in parentheses or after an origin. */
const paths = /(?:^|["'(^]|^https?:\/\/[^/]*)\\?\/([\w-]+)(?![\w.-])/g;

/** Attributes whose value is the URL of a page. */
const linkAttributes: ReadonlySet<string> = new Set(['action', 'href', 'to']);

/**
 * Returns each text of a file that repeats the path of a page, as `file:line: text`. Pages are linked by the name of
 * their route, otherwise a path that has moved would stay in the link.
 */
export function findPagePaths({ file, source }: SourceFile): string[] {
  const found = new Map<number, string>();
  const report = (node: ESTree.Node, text: string) => {
    found.set(node.start, `${file}:${source.slice(0, node.start).split('\n').length}: ${text}`);
  };
  const inspect = (node: ESTree.Node, text: string) => {
    if ([...text.matchAll(paths)].some(([, segment = '']) => segments.has(segment))) report(node, text);
  };
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) inspect(node, node.regex.pattern);
      else if (typeof node.value === 'string') inspect(node, node.value);
    },
    TemplateElement: (node) => inspect(node, node.value.cooked ?? ''),
    JSXAttribute: ({ name, value }) => {
      const isLink = name.type === 'JSXIdentifier' && linkAttributes.has(name.name);
      if (isLink && value?.type === 'Literal' && value.value === routes.home.path) report(value, value.value);
    },
  }).visit(parseSync(file, source).program);
  return [...found.values()];
}
