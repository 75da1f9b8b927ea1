import type { Plugin } from 'vite';

/**
 * Reloads open pages after an edit of a module that only the server renders, such as the page head, because browsers
 * get no update for it. Also announces every edit to error pages (`render-error.ts`), which load no modules.
 */
export function reloadDocuments(): Plugin {
  return {
    name: 'reload-documents',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { client } = server.environments;
      client.hot.send({ type: 'custom', event: 'site:edited' });
      if ((client.moduleGraph.getModulesByFile(file)?.size ?? 0) === 0) client.hot.send({ type: 'full-reload' });
    },
  };
}
