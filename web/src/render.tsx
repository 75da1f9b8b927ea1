import './styles/tokens.css';
import './styles/base.css';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { matchPath } from 'react-router-dom';
import { headFor } from '#head/tags.ts';
import { routes } from '#head/routes.ts';
import { App } from './App.tsx';
import { Document, type DocumentAssets } from './document.tsx';

/** A whole document and the status it is answered with. */
export type Rendered = { html: string; status: 200 | 404 };

/**
 * The document of a path in canonical form; unknown paths give the 404 page.
 *
 * No chunk is outlined (`progressiveChunkSize`): React would otherwise hide a long page until an inline script ran.
 */
export async function render(path: string, assets: DocumentAssets): Promise<Rendered> {
  const route = routes.find((candidate) => matchPath(candidate.path, path));
  const head = headFor(path);
  const page = route?.name ?? 'notFound';
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document head={head} page={page} assets={assets}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </Document>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (cause) => void failures.push(cause) },
  );
  // React would leave a hole for the browser to fill; a document with a hole is not a document.
  if (failures.length > 0) throw new Error(`${path} could not be drawn.`, { cause: failures[0] });
  return { html: await new Response(prelude).text(), status: route ? 200 : 404 };
}

export { pageFile } from './routes.tsx';
