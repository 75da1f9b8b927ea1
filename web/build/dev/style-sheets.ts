import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/**
 * The style sheets of all that has been drawn so far, as elements. Each carries Vite's own mark, by which the browser's
 * code takes it over: without them a page would stand bare until its scripts had run.
 */
export async function styleSheets(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments;
  // Read and not run: it imports the sheets that belong to no component.
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

/** In the order in which the modules run: what a module imports comes before it. */
function sheetsOf(module: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const below = [...module.importedModules].flatMap((imported) => sheetsOf(imported, seen));
  return module.url.endsWith('.css') ? [...below, module] : below;
}
