import '@vitejs/plugin-react/preamble';
import '../../src/App.tsx';
import { loadPageAt } from '../../src/routes.tsx';
import { islandsMade, setServerMarkupStands } from '../../src/ui/hydration/island.tsx';

/*
 * Browser entry of `npm run dev`. A visitor's browser keeps the markup of islands and loads no code for them; here all
 * of them are loaded before the page is hydrated, so that an edit of any component shows.
 */
await loadPageAt(location.pathname);
await Promise.all(islandsMade().map((load) => load()));
await import('../../src/main.tsx');
setServerMarkupStands(false);
