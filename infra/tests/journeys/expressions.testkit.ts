import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Contexts of GitHub's expressions, such as `vars.ADDRESS`. */
export type Contexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function evaluate(expression: string, contexts: Contexts): string {
  // The evaluator knows no functions of a job's status.
  const { tokens } = new Lexer(expression.replaceAll('failure()', "contains(needs.*.result, 'failure')")).lex();
  const tree = new Parser(tokens, Object.keys(contexts), []).parse();
  return new Evaluator(tree, toData(contexts) as data.Dictionary).evaluate().coerceString();
}

/** Replaces each `${{ expression }}` of a text by its value. */
export function resolve(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, contexts));
}

export function resolveAll(values: Readonly<Record<string, unknown>> = {}, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, resolve(String(value), contexts)]));
}

function toData(value: unknown): data.ExpressionData {
  if (typeof value !== 'object' || value === null) return new data.StringData(String(value));
  return new data.Dictionary(...Object.entries(value).map(([key, item]) => ({ key, value: toData(item) })));
}
