import { posix } from 'node:path';
import { importsOf, type SourceFile } from './import-rules.ts';

/**
 * Returns a cycle of folders that import each other, as `a → b → a`, or undefined. Imports between a folder and the
 * folders inside it are left out: a folder is composed of its own parts.
 */
export function findFolderCycle(sources: readonly SourceFile[]): string | undefined {
  const graph = folderGraph(sources);
  const acyclic = new Set<string>();
  /** Returns the cycle that is reachable from the last folder of the path, if there is one. */
  const search = (path: readonly string[]): readonly string[] | undefined => {
    const folder = path.at(-1) ?? '';
    const first = path.indexOf(folder);
    if (first < path.length - 1) return path.slice(first);
    if (acyclic.has(folder)) return undefined;
    for (const imported of graph.get(folder) ?? []) {
      const cycle = search([...path, imported]);
      if (cycle) return cycle;
    }
    acyclic.add(folder);
    return undefined;
  };
  for (const folder of graph.keys()) {
    const cycle = search([folder]);
    if (cycle) return cycle.join(' → ');
  }
  return undefined;
}

function folderGraph(sources: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { file, source } of sources) {
    const folder = posix.dirname(file);
    const imported = importsOf(file, source)
      .map((target) => posix.dirname(target.replace(/^#/, 'web/src/')))
      .filter(
        (other) => /^(web|functions|infra)(\/|$)/.test(other) && !isInside(folder, other) && !isInside(other, folder),
      );
    graph.set(folder, new Set([...(graph.get(folder) ?? []), ...imported]));
  }
  return graph;
}

function isInside(folder: string, other: string): boolean {
  return `${folder}/`.startsWith(`${other}/`);
}
