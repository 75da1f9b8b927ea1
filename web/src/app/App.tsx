import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { redirects, routeNames, routes } from '#content/routes.ts';
import { BlogProvider, type InitialBlogData } from '../blog/initial-data.tsx';
import { lazyPage, loadPageAt } from './load-page.tsx';
import { Shell } from '../shell/Shell.tsx';
import { decodePercent } from '#contract/decode-percent.ts';

const NotFound = lazyPage('notFound');
const pages = routeNames.map((name) => ({ path: routes[name].path, Page: lazyPage(name) }));

type AppProps = {
  blog?: InitialBlogData;
};

/** The whole site, to be rendered inside a router: the shell around the page of the current URL. */
export function App({ blog }: AppProps) {
  const { pathname } = useLocation();
  return (
    <BlogProvider data={blog}>
      <Shell load={loadPageAt}>
        <Routes {...locationToMatch(pathname)}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {Object.values(redirects).map(({ from, to }) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Shell>
    </BlogProvider>
  );
}

/** Escapes the percent signs of a path that cannot be decoded, otherwise the router logs a warning for it. */
function locationToMatch(pathname: string): { location?: string } {
  return decodePercent(pathname) !== undefined ? {} : { location: pathname.replaceAll('%', '%25') };
}
