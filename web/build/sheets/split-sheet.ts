import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';

/** A style sheet in two: what a screen needs of it for a document as it comes, and what can wait. */
export type SplitSheet = { first: string; rest: string };

/**
 * Parts a sheet by the classes that elements of a document wear: a rule that asks for another class cannot paint until
 * a script has put it there. What is for print can wait as well. Each rule and animation is in one of the parts; the
 * first names all layers in the sheet's order.
 */
export function splitSheet(sheet: string, isWorn: (className: string) => boolean): SplitSheet {
  const [first, rest] = [parse(sheet), parse(sheet)];
  keepSelectors(first, (selector, rule) => !isForPrint(rule) && canMatch(selector, isWorn));
  keepSelectors(rest, (selector, rule) => isForPrint(rule) || !canMatch(selector, isWorn));
  // Fonts and the order of the layers are said once, and so are the margins of a printed page.
  rest.walkAtRules((rule) => void (rule.nodes && rule.name !== 'font-face' ? undefined : rule.remove()));
  first.walkAtRules('page', (rule) => void rule.remove());
  const animations = animationsUsed(first);
  keepAnimations(first, (name) => animations.has(name));
  keepAnimations(rest, (name) => !animations.has(name));
  dropEmpty(first);
  dropEmpty(rest);
  return { first: first.toString(), rest: rest.toString() };
}

/** Whether a selector can match where only the classes that `isWorn` knows are worn; states and attributes may come. */
export function canMatch(selector: string, isWorn: (className: string) => boolean): boolean {
  const needed = selector
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/:not\([^()]*\)/g, '')
    .replaceAll(/:(?:is|where)\(([^()]*)\)/g, (_, list: string) =>
      list.split(',').some((one) => canMatch(one, isWorn)) ? '' : '.-',
    );
  return [...needed.matchAll(/\.(-?[_a-z][\w-]*|-)/gi)].every(([, name = '']) => isWorn(name));
}

function keepSelectors(root: Root, isKept: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    if (isFrame(rule)) return;
    const kept = rule.selectors.filter((selector) => isKept(selector, rule));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function isForPrint(node: ChildNode): boolean {
  if (node.type === 'atrule' && node.name === 'media' && node.params === 'print') return true;
  return node.parent?.type === 'atrule' && isForPrint(node.parent as AtRule);
}

/** `from`, `50%` and the like inside @keyframes. */
function isFrame({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && isAnimation(parent);
}

function isAnimation({ name }: AtRule): boolean {
  return name.endsWith('keyframes');
}

function animationsUsed(root: Root): Set<string> {
  const words: string[] = [];
  root.walkDecls(/^animation|^--/, ({ value }) => void words.push(...(value.match(/[\w-]+/g) ?? [])));
  return new Set(words);
}

function keepAnimations(root: Root, isKept: (name: string) => boolean): void {
  root.walkAtRules((rule) => {
    if (isAnimation(rule) && !isKept(rule.params)) rule.remove();
  });
}

/** Takes away what holds no rule any more; a layer stays named, since its place among the others counts. */
function dropEmpty(root: Root): void {
  const empty: AtRule[] = [];
  const visit = (node: ChildNode) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    node.each(visit);
    if (node.nodes.every((child) => empty.includes(child as AtRule))) empty.push(node);
  };
  root.each(visit);
  for (const rule of empty) {
    if (rule.name === 'layer') rule.replaceWith({ name: 'layer', params: rule.params });
    else rule.remove();
  }
}
