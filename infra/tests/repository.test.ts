import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

function documents(): string[] {
  const inside = ['web', 'functions', 'infra'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${String(name)}`),
  );
  const ours = inside.filter((file) => file.endsWith('.md') && !/\/(dist|dist-next|node_modules)\//.test(file));
  return ['README.md', '.github/CHANGELOG.md', ...ours];
}

test('every file that a document links to, or names from the root, exists', () => {
  const gone = documents().flatMap((file) => {
    const text = readFileSync(root + file, 'utf8');
    const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => join(dirname(file), path));
    // An entry point, such as #contract, is the folder of this name in web/src.
    const named = [...text.matchAll(/`((?:web|functions|infra|#\w+)\/[\w./-]+)`/g)].map(([, path = '']) =>
      path.replace('#', 'web/src/'),
    );
    return [...linked, ...named].filter((path) => !existsSync(root + path)).map((path) => `${file}: ${path}`);
  });
  expect(gone).toEqual([]);
});

/** Licences that require a notice at most. */
const allowedLicences = [
  ...'0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0'.split(' '),
  '(MPL-2.0 OR Apache-2.0)',
];

/** Development packages of which a part is shipped: the bundler's module loader. */
const shippedDevelopmentPackages = ['node_modules/rolldown'];

test('every package that visitors or functions run has an allowed licence', () => {
  const packages = lock.packages as unknown as Record<string, { dev?: boolean; license?: string }>;
  const shipped = Object.entries(packages).filter(
    ([path, { dev }]) => path !== '' && (!dev || shippedDevelopmentPackages.includes(path)),
  );
  expect(shipped.length).toBeGreaterThan(40);
  expect(shipped.filter(([, { license }]) => !allowedLicences.includes(license ?? ''))).toEqual([]);
});
