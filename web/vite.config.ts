import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { artworkVersion } from './build/pictures/artwork.ts';
import { shortClassNames } from './build/plugins/class-names.ts';
import { exportModules } from './build/plugins/export-modules.ts';
import { staticModules } from './build/plugins/static-modules.ts';
import { browsers } from '#content/promises.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns the name of the server's chunk of a static module: its path, because several are called `art.static.ts`. */
function staticChunk(id: string): string {
  const [, path = ''] = /\/web\/src\/(.+)\.ts/.exec(id) ?? [];
  return path.replaceAll('/', '-');
}

/**
 * Returns the pattern of a chunk's file name. Those of pages start with `page-`, which functions and tests look for. The first
 * view contains the names of sixty chunks, whose hashes do not compress: seven characters each instead of eight.
 */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  return /\/src\/pages\/[a-z-]+\.tsx$/.test(facadeModuleId ?? '') ? 'page-[name]-[hash:7].js' : '[name]-[hash:7].js';
}

/** Client and server build of the site; `build/build.ts` runs both. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('public'),
  plugins: [react(), staticModules(), exportModules(), slimRouter()],
  // The package exports its development build, with warnings, and CommonJS for Node, which cannot be tree-shaken.
  resolve: {
    alias: [
      { find: /^react-router-dom$/, replacement: here('../node_modules/react-router-dom/dist/index.mjs') },
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(here('src')) } } : {},
  define: {
    __ART_VERSION__: JSON.stringify(artworkVersion()),
    // Set NODE_ENV, which a Node bundle leaves open; otherwise it would contain both builds of React.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  build: {
    target: 'es2022',
    // Newer than the JavaScript target: CSS features that a browser lacks (timelines, nesting) are optional or older
    // than these versions.
    cssTarget: browsers.map((browser) => browser.toLowerCase().replace(' ', '')),
    // One stylesheet, inlined into every page. With splitting, lazy chunks would request their CSS again.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Every page has these chunks already; each name in a list of preloads takes 15 bytes. The player of calls is
      // requested by a click, and its list would be in the first view of every page.
      resolveDependencies: (file, files) =>
        file.includes('open-call')
          ? []
          : files.filter((name) => !/^assets\/(main|react|rolldown-runtime|shared)-/.test(name)),
    },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    license: !isSsrBuild && { fileName: 'licences.txt' },
    outDir: here(isSsrBuild ? 'dist/server' : 'dist/client'),
    emptyOutDir: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: isSsrBuild ? here('src/app/render.tsx') : [here('src/app/main.tsx'), here('src/app/report.ts')],
      // A separate chunk for React, which stays in the browser cache when the site changes.
      output: isSsrBuild
        ? {
            // Each static module is a file beside the code, because the lists of the office may be long: the packages of
            // the functions copy them (infra/stack/node-function.ts). All are in one folder, so that every chunk
            // imports them by the same specifier.
            chunkFileNames: (chunk) => (chunk.name.endsWith('.static') ? '[name].js' : chunkName(chunk)),
            minifyInternalExports: false,
            codeSplitting: { groups: [{ name: staticChunk, test: /\.static\.ts/ }] },
          }
        : {
            chunkFileNames: (chunk) => `assets/${chunkName(chunk)}`,
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|scheduler)/ },
                // Small modules of ten chunks in one file, otherwise each would be a request.
                { name: 'shared', minShareCount: 10, maxModuleSize: 3_000 },
                // The 404 page needs both; in two files they would be a request more.
                { name: 'entries', test: /service-entries\.static|\?export=(cases|projectEntries)$/ },
                // The pages of the blog need all three, the 404 page two.
                { name: 'blog', test: /broken-line\.static|blog-url|cut-text/ },
                // The clock of the footer and what it needs.
                {
                  name: 'office',
                  test: /src\/(content\/(office|lists\/holidays\.static)|ui\/OfficeHours|shell\/FooterClock)\.ts/,
                },
              ],
            },
          },
    },
  },
  // Bundle all dependencies, because the Lambda function has no node_modules.
  ssr: { noExternal: true },
}));

/**
 * Enables tree shaking of React Router. The library assigns names to its components (`Link.displayName = …`), which the
 * bundler treats as use, so unused components such as Link and Form stayed in the bundle.
 */
function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    enforce: 'pre',
    transform(code, id) {
      if (!/node_modules\/react-router\/.*\.mjs$/.test(id)) return null;
      const slim = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: slim, map: null };
    },
  };
}
