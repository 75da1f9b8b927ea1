import type { Manifest } from 'vite';

/**
 * Built files that import each other in a circle, in its order, or undefined. In a circle one file runs before what
 * it needs is there, and which one depends on what arrives first: the page then starts most of the time.
 */
export function findCircle(manifest: Manifest): string[] | undefined {
  const done = new Set<string>();
  const visit = (key: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const next of manifest[key]?.imports ?? []) {
      const circle = visit(next, [...way, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle.map((member) => manifest[member]?.file ?? member);
  }
  return undefined;
}
