import type { Plugin } from 'vite';
import { notice, siteWorks } from './site-works.ts';

/** Writes `licences.txt` beside the browser's code, from the modules that are in it. */
export function licenceNotice(): Plugin {
  return {
    name: 'licence-notice',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: notice(siteWorks(files)) });
    },
  };
}
