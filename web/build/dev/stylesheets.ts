import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/**
 * Returns the stylesheets of all modules rendered so far as style elements, otherwise pages are unstyled until their
 * scripts run. Vite recognises the elements by their attribute and updates them.
 */
export async function stylesheets(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments;
  // Transform the entry without running it: it imports the global stylesheets.
  await ssr.transformRequest('/src/main.tsx');
  const entry = await ssr.moduleGraph.getModuleByUrl('/src/main.tsx');
  const sheets = entry ? sheetsOf(entry, new Set()) : [];
  const elements = await Promise.all(
    sheets.map(async ({ id, url }) => {
      const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
      return `<style data-vite-dev-id="${id}">${css}</style>`;
    }),
  );
  return elements.join('');
}

/** Returns the stylesheets in execution order: imports first. */
function sheetsOf(module: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const below = [...module.importedModules].flatMap((imported) => sheetsOf(imported, seen));
  return module.url.endsWith('.css') ? [...below, module] : below;
}
