import type { Page } from 'playwright-core';

export type Thing = {
  role: string;
  name: string;
  /** Description: a hint or an error. */
  description: string;
  /** States that are on, and levels: `required`, `invalid`, `modal`, `expanded`, `level`. */
  states: Readonly<Record<string, unknown>>;
};

/** Returns the accessibility tree of the page in reading order, without ignored nodes. */
export async function readTree(page: Page): Promise<Thing[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const things: Thing[] = [];
  const visit = (id: string): void => {
    const node = byId.get(id);
    if (!node) return;
    if (!node.ignored) {
      const states = (node.properties ?? []).map(({ name, value }) => [name, value.value] as const);
      things.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        description: String(node.description?.value ?? ''),
        states: Object.fromEntries(states.filter(([, value]) => value !== false && value !== 'false')),
      });
    }
    for (const child of node.childIds ?? []) visit(child);
  };
  const [root] = nodes;
  if (root) visit(root.nodeId);
  return things;
}

export function named(things: readonly Thing[], role: string): Map<string, Thing> {
  return new Map(things.filter((thing) => thing.role === role).map((thing) => [thing.name, thing]));
}
