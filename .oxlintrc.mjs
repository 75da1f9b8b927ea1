/**
 * Rules of oxlint. A module, because one list of floors makes the import rules of every folder; `.mjs`, because oxlint
 * reads TypeScript from Node 22.18 on only.
 */

/**
 * Folders from the top floor to the lowest. A folder imports only folders of lower floors, not even its neighbours, so
 * that no two folders import each other.
 */
const floors = {
  'web/src': [
    ['app'],
    ['pages', 'shell'],
    ['chat', 'forms', 'blog'],
    ['ui', 'search'],
    ['runtime', 'head', 'weave'],
    ['contract', 'styles'],
    ['content'],
  ],
  'web/src/forms': [['application', 'call', 'voice'], ['fields'], ['sending']],
  'web/src/content': [['lists'], ['pulled', 'services']],
  'web/build': [['dev'], ['pictures', 'plugins']],
  functions: [['blog', 'report'], ['mail'], ['runtime']],
  'functions/blog': [['pages', 'preview', 'proxy', 'webhook'], ['wordpress'], ['post']],
  'functions/mail': [['receipt'], ['send', 'deliver', 'events', 'requeue'], ['outbox']],
  infra: [['tests'], ['local'], ['commands'], ['stack'], ['edge']],
  'infra/stack': [['monitoring'], ['stages']],
  'infra/local': [['sample', 'setup', 'site', 'storage']],
  'infra/commands': [['check-site', 'content-pull']],
};

const forbid = (regex, message) => ({ regex, message });

const noOutside = forbid('/(functions|infra)/', 'web imports nothing from functions or infra.');
const noSdk = forbid('^(@aws-sdk/|aws4fetch$)', 'Only a gateway and an entry import an SDK.');
const noTestkit = forbid('\\.testkit', 'Only tests import a testkit.');
const noRender = forbid('^#(render|document-assets)$', 'Only functions render pages with the built site.');
const noPage = forbid('^\\./[a-z-]+\\.tsx$', 'A page imports no page.');
const noOtherPage = forbid('^\\.\\./[a-z-]+(/|\\.tsx$)', 'A page imports no page.');
const noReact = forbid('^(react|react-dom|react-router-dom)(/|$)', 'A # folder imports no React.');
const noNode = forbid('^node:', 'A # folder imports nothing of Node.js.');
const noImpure = forbid('\\.\\./(ui|runtime|styles)/', 'A # folder imports only # folders.');
const noTexts = {
  // A group, because oxlint's regular expressions have no lookahead and one with it never matches.
  group: ['#content/**', '!#content/company.ts'],
  message: 'contract imports nothing of content but the company: callers pass texts.',
};
const noInfra = forbid('/infra/', 'Functions import nothing of infra.');
const noPath = forbid('^(\\.\\./)+web/', 'Functions import web by its # entry points.');
const noWebPath = forbid('^(\\.\\./)+web/src/', 'infra imports web by its # entry points.');

const pure = [noReact, noNode, noImpure];

/** What no file of a folder imports, nor of a folder inside it. */
const forbidden = {
  web: [noOutside, noSdk, noTestkit, noRender],
  'web/src/pages': [noPage],
  'web/src/head': pure,
  'web/src/search': pure,
  'web/src/weave': pure,
  'web/src/contract': [...pure, noTexts],
  'web/src/content': pure,
  functions: [noInfra, noPath, noTestkit, noSdk],
  infra: [noWebPath, noRender, noTestkit],
};

/** Files of functions that may import an SDK. */
const gateways = '{entry,ses,s3-outbox,sqs-queue,wordpress,signed-client,gateways}.ts';

/** Returns what a folder must not import: what its area forbids, and its neighbours on its floor and above. */
function patternsOf(folder) {
  const areas = Object.entries(forbidden).filter(([area]) => `${folder}/`.startsWith(`${area}/`));
  const neighbours = Object.entries(floors).flatMap(([parent, levels]) => {
    const name = folder.startsWith(`${parent}/`) ? folder.slice(parent.length + 1).split('/')[0] : undefined;
    const floor = levels.findIndex((level) => level.includes(name));
    const others = levels
      .slice(0, floor + 1)
      .flat()
      .filter((other) => other !== name);
    const order = levels.map((level) => level.join(', ')).join(' → ');
    const message = `Imports go down: ${order}. Neighbours do not import each other.`;
    return others.length > 0 ? [forbid(`(^#|\\.\\./)(${others.join('|')})/`, message)] : [];
  });
  return [...areas.flatMap(([, patterns]) => patterns), ...neighbours];
}

const restrict = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

const folders = Object.entries(floors).flatMap(([parent, levels]) => levels.flat().map((name) => `${parent}/${name}`));

// The last override of a file counts, so the folders inside a folder come after it.
const importRules = ['web', 'functions', 'infra', ...folders].toSorted(byDepth).flatMap((folder) => {
  const patterns = patternsOf(folder);
  const gatewayPatterns = patterns.filter((pattern) => pattern !== noSdk);
  const ofGateways = folder.startsWith('functions') ? [restrict([`${folder}/**/${gateways}`], gatewayPatterns)] : [];
  return [restrict([`${folder}/**`], patterns), ...ofGateways];
});

function byDepth(one, other) {
  return one.split('/').length - other.split('/').length;
}

const tests = ['**/*.test.{ts,tsx}', '**/*.testkit.{ts,tsx}', '**/*.setup.ts', 'infra/tests/**'];

const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'node'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'node/no-process-env': 'error',
    ...off(
      'react/react-in-jsx-scope',
      'import/no-unassigned-import',
      'unicorn/no-array-sort',
      'no-shadow',
      'typescript/no-unsafe-type-assertion',
      'no-underscore-dangle',
      'no-new',
      'unicorn/consistent-function-scoping',
      'jsx-a11y/prefer-tag-over-role',
      'typescript/no-misused-spread',
      'typescript/consistent-return',
      'typescript/no-unsafe-enum-comparison',
      'react/exhaustive-effect-dependencies',
      'typescript/no-unnecessary-type-parameters',
      'typescript/unbound-method',
      'unicorn/no-invalid-fetch-options',
    ),
  },
  ignorePatterns: ['web/dist/**', 'cdk.out/**', '.cache/**'],
  overrides: [
    ...importRules,
    restrict(['web/src/pages/*/*'], [...patternsOf('web/src/pages'), noOtherPage]),
    restrict(tests, [noWebPath]),
    {
      files: [
        'functions/**/entry.ts',
        'infra/commands/{deploy,content-pull/print-pull}.ts',
        'infra/local/{browser,main,running-product}.ts',
        'infra/local/setup/install.mjs',
        'web/build/build.ts',
        'web/vite.config.ts',
        ...tests,
      ],
      rules: { 'node/no-process-env': 'off' },
    },
  ],
};
