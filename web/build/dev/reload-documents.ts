import type { Plugin } from 'vite';

/**
 * Reloads open pages after an edit of what is drawn on the server alone, such as the head: no module of theirs changes.
 * Says every edit to pages that could not be drawn (`failed.ts`), which have no modules.
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
