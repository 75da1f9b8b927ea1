import '@vitejs/plugin-react/preamble';
import '../../src/app/App.tsx';
import { loadPageAt } from '../../src/app/load-page.tsx';
import { islandsCreated } from '../../src/runtime/static-island.tsx';

/*
 * Browser entry of `npm run dev`. In production the browser keeps the server's markup of islands and does not load
 * their code. Here all islands are loaded before hydration, so that edits of any component are shown.
 */
await loadPageAt(location.pathname);
await Promise.all(islandsCreated().map((load) => load()));
await import('../../src/app/main.tsx');
