import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainImports } from './build/plain-imports.ts';
import { artworkVersion } from './build/artwork.ts';
import { slimRouter } from './build/slim-router.ts';
import { wovenModules } from './build/woven-modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What several pages use goes into one file: a request each would cost more than the few bytes too many. */
const parts = { name: 'parts', test: /web\/src\/(chat|content|contract|forms|head|ui)\/(?!Icon)/, minShareCount: 5 };

/** Client and server build of the site; `build/build.ts` runs both. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('public'),
  plugins: [react(), wovenModules(), plainImports(), slimRouter()],
  // Its development build, with warnings for every misuse, is what the package exports.
  resolve: { alias: [{ find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') }] },
  define: { __ART_VERSION__: JSON.stringify(artworkVersion()) },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'es2022',
    // Newer than the scripts' target: what a browser lacks of it (timelines, nesting) is optional or older than these.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // One sheet, written into every document: lazy chunks would otherwise fetch their CSS once more.
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    outDir: here(isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: here(isSsrBuild ? 'src/render.tsx' : 'src/main.tsx'),
      output: isSsrBuild ? {} : { codeSplitting: { groups: [parts] } },
    },
  },
  // The server bundle runs inside a function without node_modules.
  ssr: { noExternal: true },
}));
