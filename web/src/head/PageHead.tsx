import { company } from '#content/company.ts';

type PageHeadProps = {
  title: string;
  /** Path of the canonical form; left out on a page that has none. */
  path?: string | undefined;
};

/**
 * Title and canonical address of a page. React moves both into <head>, in the prerender and after navigation.
 * What only robots read (description, previews, structured data) is in the document alone: see document.tsx.
 */
export function PageHead({ title, path }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {path !== undefined && <link rel="canonical" href={company.origin + path} />}
    </>
  );
}
