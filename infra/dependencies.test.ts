import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf } from './walls.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

type Manifest = {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Packages that no file imports, and by what name scripts or other packages run them. */
const programs: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'biome',
  'aws-cdk': 'cdk',
  oxlint: 'oxlint',
  'oxlint-tsgolint': '--type-aware',
  tsx: 'tsx',
  typescript: 'tsc',
  vitest: 'vitest',
};

/** What is declared and what is imported, as names of packages. */
function setUp() {
  const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const imported = new Set(
    sourceFiles()
      .flatMap((file) => importsOf(file, readFileSync(root + file, 'utf8')))
      .flatMap(
        (target) => /^(?!(?:web|functions|infra)\/|aws-lambda$)(@[\w-]+\/)?[a-z][\w-]*(?=\/|$)/.exec(target)?.[0] ?? [],
      ),
  );
  return { manifest, declared, imported };
}

/** All but the test of the walls, whose examples are no imports. */
function sourceFiles(): string[] {
  return ['web', 'functions', 'infra']
    .flatMap((room) => readdirSync(root + room, { recursive: true }).map((name) => `${room}/${String(name)}`))
    .filter((file) => /\.(m?[jt]s|tsx)$/.test(file) && !/\/(dist|dist-next|node_modules)\/|walls\.test/.test(file));
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

test('README.md says of each declared package, and of no other, why it is there', () => {
  const { declared } = setUp();
  const table = readFileSync(`${root}README.md`, 'utf8').split('## Dependencies')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/^\| (`[^|]+`) \| \S.+ \|$/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted()).toEqual(declared.toSorted());
});
