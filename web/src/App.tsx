import { Navigate, Route, Routes } from 'react-router-dom';
import { redirects, routes } from '#head/routes.ts';
import { lazyPage } from './routes.tsx';
import { Shell } from './shell/Shell.tsx';

const NotFound = lazyPage('notFound');
const pages = routes.map(({ name, path }) => ({ path, Page: lazyPage(name) }));

/** The whole site below a router: the shell around the page of the current address. */
export function App() {
  return (
    <Shell>
      <Routes>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {redirects.map(({ from, to }) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Shell>
  );
}
