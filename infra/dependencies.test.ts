import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf } from './import-rules.ts';
import { readSources } from './read-sources.testkit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Manifest = {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Packages that no file imports, with the name under which scripts or other packages use them. */
const programs: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'biome',
  'aws-cdk': 'cdk',
  oxlint: 'oxlint',
  'oxlint-tsgolint': '--type-aware',
  tsx: 'tsx',
  typescript: 'tsc',
  vitest: 'vitest',
};

/** Returns the declared and the imported packages. The examples of import-rules.test.ts are not imports. */
function setUp() {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const imported = new Set(
    readSources(undefined, /(?<!import-rules\.test)\.(m?[jt]s|tsx)$/)
      .flatMap(({ file, source }) => importsOf(file, source))
      .flatMap(
        (target) =>
          /^(?!(?:web|functions|infra)\/|aws-lambda$)(@[\w-]+\/)?[a-z][\w-]*(\.js)?(?=\/|$)/.exec(target)?.[0] ?? [],
      )
      .filter((name) => !isBuiltin(name)),
  );
  return { manifest, declared, imported };
}

test('every package that is imported is declared', () => {
  const { declared, imported } = setUp();
  expect(imported.size).toBeGreaterThan(20);
  expect([...imported].filter((name) => !declared.includes(name))).toEqual([]);
});

test('every package that is declared is imported, run by a script, or the types of one that is', () => {
  const { manifest, declared, imported } = setUp();
  const scripts = Object.values(manifest.scripts).join('\n');
  const isUsed = (name: string): boolean => {
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : '';
    if (typed === 'node' || typed === 'aws-lambda') return true;
    const program = programs[name];
    return imported.has(typed || name) || (program !== undefined && scripts.includes(program));
  };
  expect(declared.filter((name) => !isUsed(name))).toEqual([]);
});

/** Licences that require a notice at most. */
const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MPL-2.0 OR Apache-2.0)',
];

/** Development packages of which a part is shipped: logos, and the bundler's module loader. */
const shippedDevelopmentPackages = ['node_modules/simple-icons', 'node_modules/rolldown'];

test('every package that visitors or functions run has an allowed licence', () => {
  type LockedPackage = { dev?: boolean; license?: string };
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && (!dev || shippedDevelopmentPackages.includes(path)),
  );
  expect(shipped.length).toBeGreaterThan(40);
  const forbidden = shipped.filter(([, { license }]) => !allowedLicences.includes(license ?? ''));
  expect(forbidden).toEqual([]);
});
