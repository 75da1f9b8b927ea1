import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { redirects, routes } from '#head/routes.ts';
import { BlogProvider, type InitialBlogData } from './blog/initial-data.tsx';
import { lazyPage, loadPageAt } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';

const NotFound = lazyPage('notFound');
const pages = routes.map(({ name, path }) => ({ path, Page: lazyPage(name) }));

type AppProps = {
  /** What the document already knows of the blog. */
  blog?: InitialBlogData | undefined;
};

/** The whole site below a router: the shell around the page of the current address. */
export function App({ blog }: AppProps) {
  const { pathname } = useLocation();
  return (
    <BlogProvider data={blog}>
      <Shell load={loadPageAt}>
        <Routes {...locationToMatch(pathname)}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {redirects.map(({ from, to }) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Shell>
    </BlogProvider>
  );
}

/** A path whose percent signs are no valid encoding, as plain text: the router would warn in the visitor's console. */
function locationToMatch(pathname: string): { location?: string } {
  return isDecodable(pathname) ? {} : { location: pathname.replaceAll('%', '%25') };
}

function isDecodable(pathname: string): boolean {
  try {
    // Its outcome is used, else the minifier takes the call for one without effect. A path is never empty.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
