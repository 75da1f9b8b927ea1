import { parseAst, type Plugin } from 'vite';

const query = '?export=';

/** Texts and lists. Facts that most pages read are one module per file, because each would be a request. */
const texts = /\/web\/src\/content\/(?:(?!company|office|promises|routes)[\w.-]+|lists\/[\w-]+\.static)\.ts$/;

/**
 * Makes each exported text or selection of a list a module, so that a chunk has the texts of its components only, whichever file they are in.
 * The bundler would put a whole file into the first chunk that uses one of its texts.
 */
export function exportModules(): Plugin {
  return {
    name: 'export-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform(code, id) {
      const [file = '', name] = id.split(query);
      return texts.test(file) ? { code: split(code, file, name), map: null, moduleSideEffects: false } : null;
    },
  };
}

/** Returns the code of one export of a file; without `name`, code that exports the modules of all. */
function split(code: string, file: string, name: string | undefined): string {
  const exports = exportsOf(code);
  if (exports.length < 2) return code;
  if (name === undefined)
    return exports.map((one) => `export { ${one.name} } from '${file}${query}${one.name}';`).join('\n');
  const others = exports.filter((one) => one.name !== name);
  const rest = others.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  // A static module has values only, none of which refers to another.
  const isStatic = file.endsWith('.static.ts');
  const used = isStatic ? [] : others.filter((one) => new RegExp(`\\b${one.name}\\b`).test(rest));
  return [...used.map((one) => `import { ${one.name} } from '${file}${query}${one.name}';`), rest].join('\n');
}

function exportsOf(code: string): { name: string; start: number; end: number }[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, start, end } = statement;
    if (declaration?.type === 'FunctionDeclaration') return [{ name: declaration.id?.name ?? '', start, end }];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [{ name: id.name, start, end }] : [],
    );
  });
}
