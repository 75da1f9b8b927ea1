import { posix } from 'node:path';

/** A source file: its path from the root with forward slashes, and its text. */
export type SourceFile = { file: string; source: string };

type Breach = (file: string, target: string) => string | undefined;

const subpath = /^#(contract|content|head|search|weave)\//;
/** Subpath imports of the built site, which only the function that renders pages may use. */
const builtSite = /^#(render|document-assets)$/;
const subpathFolder = /^web\/src\/(contract|content|head|search|weave)\//;
const functionFolder = /^functions\/(?!runtime\/|outbox\/|wordpress\/)([\w-]+)\//;
/** Gateways: the only files that may import an SDK. */
const gateway = /^functions\/[\w-]+\/(ses|s3-outbox|sqs-queue|wordpress|secret|cloudfront)\.ts$/;
const sdk = /^(@aws-sdk\/|aws4fetch$)/;
/** Layers of the browser's code, top first: a file imports from its own folder or from a lower layer. */
const layers = [
  ['pages', 'shell'],
  ['chat', 'forms', 'blog'],
  ['ui', 'weave'],
  ['contract', 'content', 'head', 'search'],
];

const rules: readonly Breach[] = [
  oneDirection,
  pureSubpathFolders,
  layersOfWeb,
  functionsApart,
  onlyGatewaysKnowServices,
  noTestkits,
];

/** Returns each breach of an import rule as `file → target: rule`. */
export function findBreaches(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ file, source }) => [
    ...importsOf(file, source).flatMap((target) =>
      rules.flatMap((rule) => {
        const breach = rule(file, target);
        return breach ? [`${file} → ${target}: ${breach}`] : [];
      }),
    ),
    ...forbiddenPlaces(file, source),
  ]);
}

/** Returns the static and dynamic imports of a file: paths from the root, `#` subpath imports and packages. */
export function importsOf(file: string, source: string): string[] {
  const statements = source.matchAll(
    /(?:^|[^\w.])(?:from\s*|import\s*\(?\s*|require\(\s*|vi\.mock\(\s*)(['"])([^'"\n]+)\1/g,
  );
  return [...statements].map(([, , target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^\/?src\//, 'web/src/'),
  );
}

function oneDirection(file: string, target: string): string | undefined {
  const folder = file.split('/')[0];
  if (builtSite.test(target) && folder !== 'functions' && !file.startsWith('infra/import-rules.'))
    return 'only functions render pages with the built site';
  if (folder === 'web' && /^(functions|infra)\//.test(target)) return 'web imports nothing from outside';
  if (folder === 'functions' && target.startsWith('infra/')) return 'functions import nothing from infra';
  if (folder === 'functions' && target.startsWith('web/'))
    return 'functions import web through #contract, #content, #head, #search and #weave';
  if (folder !== 'infra') return undefined;
  // The model runs all functions together.
  if (file.startsWith('infra/mail-model/') && target.startsWith('functions/')) return undefined;
  if (target.startsWith('web/src/')) return 'infra imports web through #contract, #content, #head, #search and #weave';
  const known =
    /^functions\/([\w-]+\/(entry|environment)|runtime\/metrics|outbox\/[\w-]+|cms-webhook\/signature|blog-preview\/preview-link|mail-events\/(recorded-events|ses-event)|wordpress\/fixtures\/published-vectors\.testkit)\.ts$/;
  if (target.startsWith('functions/') && !known.test(target))
    return 'infra imports only entry, environment and metrics of a function, and the outbox';
  return undefined;
}

function pureSubpathFolders(file: string, target: string): string | undefined {
  if (!subpathFolder.test(file) || isTest(file)) return undefined;
  if (/^(react|react-dom|react-router-dom)(\/|$)/.test(target)) return 'a # folder imports no React';
  if (target.startsWith('node:')) return 'a # folder imports nothing of Node.js';
  if (target.startsWith('web/') && !subpathFolder.test(target)) return 'a # folder imports only # folders of web';
  return undefined;
}

function layersOfWeb(file: string, target: string): string | undefined {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (!from || !to) return undefined;
  const [layer, lower] = [layerOf(from), layerOf(to)];
  if (layer === undefined || lower === undefined) return undefined;
  if (lower < layer) return `${from} is below ${to}`;
  if (layer === lower && from !== to && layer < 2) return `${from} and ${to} are siblings`;
  const [page, other] = [pageOf(file), pageOf(target)];
  return page && other && page !== other ? 'a page does not import a page' : undefined;
}

function functionsApart(file: string, target: string): string | undefined {
  const [own, other] = [functionFolder.exec(file)?.[1], functionFolder.exec(target)?.[1]];
  if (other && /^functions\/[\w-]+\//.test(file) && own !== other && !isTest(file)) {
    return 'a function does not import another function';
  }
  return undefined;
}

function onlyGatewaysKnowServices(file: string, target: string): string | undefined {
  if (!sdk.test(target) || file.startsWith('infra/') || isTest(file)) return undefined;
  const wiring = /^functions\/[\w-]+\/entry\.ts$/.test(file);
  return gateway.test(file) || wiring ? undefined : 'only a gateway imports an SDK';
}

/** A testkit may fake storage or switch off a check, so only tests, and tools that measure, may import one. */
function noTestkits(file: string, target: string): string | undefined {
  const mayImport =
    /\.(test|testkit|setup)\.tsx?$|^functions\/benchmark\.ts$|^infra\/(vitest\.config\.ts$|local\/(journeys|browsers|real-wordpress)\/)/;
  return /\.testkit(\.tsx?)?$/.test(target) && !mayImport.test(file) ? 'only tests import a testkit' : undefined;
}

function forbiddenPlaces(file: string, source: string): string[] {
  const breaches: string[] = [];
  const mayRead =
    /^functions\/[\w-]+\/entry\.ts$|^infra\/test-times\.ts$|^infra\/mail-model\/mail-model\.sweep\.test\.ts$|^infra\/synthesis\/edge-functions\.test\.ts$|^infra\/rehearsal\/|^infra\/local\/(main\.ts$|(browsers|journeys|real-wordpress)\/)|^web\/(build\/build|vite\.config)\.ts$/;
  if (
    /\bprocess\.env\b/.test(withoutComments(source)) &&
    !mayRead.test(file) &&
    !file.startsWith('infra/import-rules.')
  ) {
    breaches.push(`${file} → process.env: only entries and the local stack read the environment`);
  }
  if (/\/(utils?|helpers?|common|shared|lib|misc)(\/|\.tsx?$)/.test(file))
    breaches.push(`${file}: name the content instead`);
  if (/\/index\.tsx?$/.test(file) && /^\s*export\s+\*/m.test(source)) breaches.push(`${file}: no barrels`);
  return breaches;
}

function folderOf(path: string): string | undefined {
  return /^web\/src\/(\w+)\//.exec(path)?.[1] ?? subpath.exec(path)?.[1];
}

function layerOf(folder: string): number | undefined {
  const layer = layers.findIndex((folders) => folders.includes(folder));
  return layer === -1 ? undefined : layer;
}

function pageOf(path: string): string | undefined {
  return /^web\/src\/pages\/([\w-]+)\//.exec(path)?.[1];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
}
