import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineInterop } from './build/plugins/inline-interop.ts';
import { namedReact } from './build/plugins/named-react.ts';
import { plainImports } from './build/plugins/plain-imports.ts';
import { artworkVersion } from './build/pictures/artwork.ts';
import { licenceNotice } from './build/licences/licence-notice.ts';
import { scopedNames } from './build/sheets/scoped-names.ts';
import { slimRouter } from './build/plugins/slim-router.ts';
import { wovenModules } from './build/plugins/woven-modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** React, and modules that (nearly) every page uses: one request instead of three. */
const everyPage = new RegExp(
  [
    'vite/preload-helper',
    'node_modules/(react|scheduler)',
    'src/(App|routes|start)\\.tsx',
    '\\0named:',
    'src/shell/(?!Footer|hem)',
    'src/blog/initial-data',
    'src/chat/\\w+/(ChatPanel|clock-time|keep|visitor)',
    'src/content/(pages/)?(company|navigation|promises|chat-words)\\.',
    'src/head/',
    'src/ui/buttons',
    'src/ui/hydration/(?!useReducedMotion)',
    'src/ui/layout/(Hero|PageTop|Section|Ticks)',
    'src/ui/marks/(broken|Glyph|glyphs|Picture|Stitch|Woven)',
    'src/weave/(stitch|strokes|seed)',
    'src/forms/sending/(draft|typed)',
    'src/contract/email',
  ].join('|'),
);

/**
 * Few files, since each costs a request; none may need the entry, which is read last.
 * What is used by one page alone stays in that page's file.
 */
const sharedCode = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'site', test: everyPage, priority: 2 },
    // The form of the home page in it, else that would wait for two files, one after the other.
    {
      name: 'forms',
      test: /web\/src\/(forms\/(?!\w*[aA]pplication|contact\/ContactForm)|content\/pages\/home-form|contract\/message)/,
      priority: 1,
    },
    { name: 'blog', test: /web\/src\/(blog|contract\/(blog-address|cms))/, minShareCount: 2, priority: 1 },
    {
      name: 'reading',
      test: /web\/src\/(content\/collections\/(team|technology)\.|ui\/\w+\/(Contents|useCurrent|LegalText|Tool))/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'services',
      test: /web\/src\/(content\/pages\/services-page|ui\/services\/service-entries)/,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: 'more',
      test: /web\/src\/(content\/(hours|collections\/team|pages\/sitemap-page)|contract|ui|weave)/,
      minShareCount: 2,
    },
  ],
};

/** Client and server build of the site; `build/build.ts` runs both. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('public'),
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [namedReact(), inlineInterop()]),
    wovenModules(),
    plainImports(),
    slimRouter(),
    licenceNotice(),
  ],
  // Its development build, with warnings for every misuse, is what the package exports; and for Node React Router DOM
  // is CommonJS, of which no unused part can be left out.
  resolve: {
    alias: [
      { find: /^react-router-dom$/, replacement: here('../node_modules/react-router-dom/dist/index.mjs') },
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
    ],
  },
  define: {
    __ART_VERSION__: JSON.stringify(artworkVersion()),
    // A bundle for Node leaves the choice to whoever runs it, and so holds React twice.
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
  css: { modules: { generateScopedName: scopedNames(here('src')) } },
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
      output: isSsrBuild ? {} : { codeSplitting: sharedCode },
    },
  },
  // The server bundle runs inside a function without node_modules.
  ssr: { noExternal: true },
}));
