import { Route, Routes, useLocation } from 'react-router-dom';
import { routeNames, routes, sentFolder } from '#content/routes.ts';
import { BlogProvider, type InitialBlogData } from '../blog/initial-data.tsx';
import { lazyPage, loadPageAt, pageNameAt } from './load-page.tsx';
import { Shell } from '../shell/Shell.tsx';
import { decodePercent } from '#contract/decode-percent.ts';

const NotFound = lazyPage('notFound');
const Sent = lazyPage('sent');
const pages = routeNames.map((name) => ({ path: routes[name].path, Page: lazyPage(name) }));

type AppProps = {
  blog?: InitialBlogData;
};

/** The whole site, to be rendered inside a router: the shell around the page of the current URL. */
export function App({ blog }: AppProps) {
  const { pathname } = useLocation();
  return (
    <BlogProvider data={blog}>
      <Shell load={loadKnownPage}>
        <Routes {...locationToMatch(pathname)}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {blog?.sent && <Route path={`${sentFolder}:token`} element={<Sent />} />}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Shell>
    </BlogProvider>
  );
}

/** Rejects for an unknown path: the browser then requests its document, which the edge may redirect. */
async function loadKnownPage(pathname: string): Promise<void> {
  return pageNameAt(pathname) === 'notFound' ? Promise.reject(new Error(pathname)) : loadPageAt(pathname);
}

/** Escapes the percent signs of a path that cannot be decoded, otherwise the router logs a warning for it. */
function locationToMatch(pathname: string): { location?: string } {
  return decodePercent(pathname) !== undefined ? {} : { location: pathname.replaceAll('%', '%25') };
}
