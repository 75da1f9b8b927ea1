import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from './import-rules.ts';

/** Attributes whose text is shown or announced. */
const spokenAttributes: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]);

/** A capitalised word and at least one more, for example "Try again". */
const phrase = /^\p{Lu}[\p{L}’'-]*,? .*\p{L}{2}/u;

/** Text after a tag of HTML. */
const htmlText = /<\/?[a-z][^<>]*>[^<>]*\p{L}[^<>]*</iu;

/** A piece of text in the syntax tree. */
type Text = ESTree.JSXText | ESTree.StringLiteral | ESTree.TemplateLiteral;

/**
 * Returns each text for visitors in a file, as `file:line: text`: text in JSX, in attributes that are shown or
 * announced, after a tag of HTML, and every string that starts like a phrase. Leaves out types, and the arguments of
 * constructors, of the console and of the log: messages of errors, which only developers read.
 */
export function findSentences({ file, source }: SourceFile): string[] {
  const found = new Map<number, string>();
  const forDevelopers: ESTree.Node[] = [];
  const report = (node: ESTree.Node, text: string) => {
    if (forDevelopers.some(({ start, end }) => start <= node.start && node.end <= end)) return;
    const line = source.slice(0, node.start).split('\n').length;
    found.set(node.start, `${file}:${line}: ${text.replace(/\s+/g, ' ').trim()}`);
  };
  const reportLetters = (value: ESTree.Node | null): void => {
    for (const node of textsIn(value)) if (/\p{L}/u.test(textOf(node))) report(node, textOf(node));
  };
  const reportPhrase = (node: Text) => {
    if (phrase.test(textOf(node)) || htmlText.test(textOf(node))) report(node, textOf(node));
  };
  const reportChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment) => children.forEach(reportLetters);
  new Visitor({
    CallExpression: (node) => void (isForDevelopers(node) && forDevelopers.push(node)),
    NewExpression: (node) => void forDevelopers.push(node),
    TSLiteralType: (node) => void forDevelopers.push(node),
    JSXElement: reportChildren,
    JSXFragment: reportChildren,
    JSXAttribute: ({ name, value }) =>
      name.type === 'JSXIdentifier' && spokenAttributes.has(name.name) && reportLetters(value),
    Literal: (node) => typeof node.value === 'string' && reportPhrase(node),
    TemplateLiteral: reportPhrase,
  }).visit(parseSync(file, source).program);
  return [...found.values()];
}

/** Returns the texts that an expression may evaluate to. Does not look into calls, whose arguments may be keys. */
function textsIn(node: ESTree.Node | null): Text[] {
  switch (node?.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return [node];
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'JSXExpressionContainer':
      return textsIn(node.expression);
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : textsIn(node.left)), ...textsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsIn(node.left), ...textsIn(node.right)] : [];
    default:
      return [];
  }
}

/** Returns a text, with a space in place of each expression. */
function textOf(text: Text): string {
  return text.type === 'TemplateLiteral' ? text.quasis.map(({ value }) => value.cooked).join(' ') : text.value;
}

/** Whether a call passes a message to an error, the console or the log. */
function isForDevelopers({ callee }: ESTree.CallExpression): boolean {
  if (callee.type === 'MemberExpression')
    return callee.object.type === 'Identifier' && callee.object.name === 'console';
  return callee.type === 'Super' || (callee.type === 'Identifier' && callee.name === 'log');
}
