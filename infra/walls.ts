import { posix } from 'node:path';

/** A source file: its path from the root with forward slashes, and its text. */
export type SourceFile = { file: string; source: string };

type Breach = (file: string, target: string) => string | undefined;

const doors = /^#(contract|content|head)\//;
/** Doors into the built site, which is an input of the function that draws pages. */
const builtDoors = /^#(render|document-assets)$/;
const doorFolder = /^web\/src\/(contract|content|head)\//;
const functionFolder = /^functions\/(?!runtime\/|outbox\/|wordpress\/)([\w-]+)\//;
/** Gateways: the only files that may know whose service they speak to. */
const gateway = /^functions\/[\w-]+\/(ses|s3-outbox|wordpress|secret|cloudfront)\.ts$/;
const sdk = /^(@aws-sdk\/|@smithy\/)/;
/** Floors of the browser's code, top first: a file imports from its own room or from a lower floor. */
const floors = [
  ['pages', 'shell'],
  ['chat', 'forms', 'blog'],
  ['ui', 'weave'],
  ['contract', 'content', 'head'],
];

const rules: readonly Breach[] = [oneDirection, pureDoors, floorsOfWeb, functionsApart, onlyGatewaysKnowServices];

/** Every import and every place that breaks an import rule of the house, as `file → what: the rule`. */
export function breachesOf(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ file, source }) => [
    ...importsOf(file, source).flatMap((target) =>
      rules.flatMap((rule) => {
        const said = rule(file, target);
        return said ? [`${file} → ${target}: ${said}`] : [];
      }),
    ),
    ...forbiddenPlaces(file, source),
  ]);
}

/** What a file imports, static or dynamic: a path from the root, a `#` door or a package. */
export function importsOf(file: string, source: string): string[] {
  const statements = source.matchAll(
    /(?:^|[^\w.])(?:from\s*|import\s*\(?\s*|require\(\s*|vi\.mock\(\s*)(['"])([^'"\n]+)\1/g,
  );
  return [...statements].map(([, , target = '']) =>
    target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^\/?src\//, 'web/src/'),
  );
}

function oneDirection(file: string, target: string): string | undefined {
  const room = file.split('/')[0];
  if (builtDoors.test(target) && room !== 'functions' && !file.startsWith('infra/walls.'))
    return 'only a function draws pages with the built site';
  if (room === 'web' && /^(functions|infra)\//.test(target)) return 'web imports nothing from outside';
  if (room === 'functions' && target.startsWith('infra/')) return 'functions do not know where they run';
  if (room === 'functions' && target.startsWith('web/')) return 'functions enter web through its doors';
  if (room !== 'infra') return undefined;
  if (target.startsWith('web/src/')) return 'infra enters web through its doors';
  const known =
    /^functions\/([\w-]+\/(entry|environment)|runtime\/measures|outbox\/patience|send-email\/hostile\/bodies|wordpress\/fixtures\/published-vectors)\.ts$/;
  if (target.startsWith('functions/') && !known.test(target))
    return 'infra knows a function by entry, environment, measures and patience';
  return undefined;
}

function pureDoors(file: string, target: string): string | undefined {
  if (!doorFolder.test(file) || isTest(file) || file === 'web/src/head/PageHead.tsx') return undefined;
  if (/^(react|react-dom|react-router-dom)(\/|$)/.test(target)) return 'a door knows no React';
  if (target.startsWith('node:')) return 'a door knows no Node';
  if (target.startsWith('web/') && !doorFolder.test(target)) return 'a door knows nothing else of web';
  return undefined;
}

function floorsOfWeb(file: string, target: string): string | undefined {
  const [from, to] = [roomOf(file), roomOf(target)];
  if (!from || !to) return undefined;
  const [floor, below] = [floorOf(from), floorOf(to)];
  if (floor === undefined || below === undefined) return undefined;
  if (below < floor) return `${from} is below ${to}`;
  if (floor === below && from !== to && floor < 2) return `${from} and ${to} are siblings`;
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

function forbiddenPlaces(file: string, source: string): string[] {
  const said: string[] = [];
  const mayRead =
    /^functions\/[\w-]+\/entry\.ts$|^infra\/local\/(main\.ts$|browsers\/|journeys\/|real-wordpress\/)|^web\/(build\/build|vite\.config)\.ts$/;
  if (/\bprocess\.env\b/.test(withoutComments(source)) && !mayRead.test(file) && !file.startsWith('infra/walls.')) {
    said.push(`${file} → process.env: only entries and the twin read the environment`);
  }
  if (/\/(utils?|helpers?|common|shared|lib|misc)(\/|\.tsx?$)/.test(file))
    said.push(`${file}: no room has such a name`);
  if (/\/index\.tsx?$/.test(file) && /^\s*export\s+\*/m.test(source)) said.push(`${file}: no barrels`);
  return said;
}

function roomOf(path: string): string | undefined {
  return /^web\/src\/(\w+)\//.exec(path)?.[1] ?? doors.exec(path)?.[1];
}

function floorOf(room: string): number | undefined {
  const floor = floors.findIndex((rooms) => rooms.includes(room));
  return floor === -1 ? undefined : floor;
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
