import { company } from '#content/company.ts';
import { type PageRoute, routes } from '#content/routes.ts';
import { pageTitle } from '#head/title.ts';

type PageHeadProps = {
  title: string;
  /** Path of the canonical URL; undefined on a page that has none. */
  path?: string;
  /** Language of the title if it is not that of the site. */
  lang?: string;
};

/**
 * Title and canonical URL of a page. React moves both into <head>, in the prerendered page and after client-side
 * navigation. Metadata for crawlers (description, previews, structured data) is rendered on the server only, in
 * document.tsx.
 */
export function PageHead({ title, path, lang }: PageHeadProps) {
  return (
    <>
      <title lang={lang}>{title}</title>
      {path !== undefined && <link rel="canonical" href={company.origin + path} />}
    </>
  );
}

type RouteHeadProps = { name: PageRoute };

export function RouteHead({ name }: RouteHeadProps) {
  const { path, screen } = routes[name];
  return <PageHead title={pageTitle(screen)} path={path} />;
}
