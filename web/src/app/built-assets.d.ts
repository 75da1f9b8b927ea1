import type { DocumentAssets } from './document.tsx';

/** Names of the built files, as `npm run build` writes them to dist/server/assets.json. */
declare const assets: DocumentAssets;
export default assets;
