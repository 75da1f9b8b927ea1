import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { structuredData } from '#head/structured-data.ts';
import { absolute, type Head, previewSize, touchIcon } from '#head/tags.ts';
import { documentData } from './blog/document-data.ts';
import { type InitialBlogData, initialBlogDataId } from './blog/initial-data.tsx';
import type { PageName } from './routes.tsx';
import { Splash } from './shell/Splash.tsx';

/** Names of the built files a document points to, and the style sheets it carries. */
export type DocumentAssets = {
  /**
   * Of each page that is drawn with these: the style sheet its documents carry, the address of the rest of it, and the
   * classes for which an article needs the rest at once.
   */
  sheets: Readonly<Partial<Record<PageName, { first: string; rest: string; later: readonly string[] }>>>;
  /** Scripts of a page, the entry first. */
  scripts: Readonly<Record<PageName, readonly string[]>>;
  /** Fonts of the style sheet. */
  fonts: readonly string[];
};

type DocumentProps = {
  head: Head;
  page: PageName;
  assets: DocumentAssets;
  /** What the page was drawn with; the browser reads it from the document. */
  blog?: InitialBlogData | undefined;
  children: ReactNode;
};

/** How long after the first paint the fonts have been asked for, which come in front of the scripts; milliseconds. */
const fontsAskedMs = 200;

/**
 * The only script in a document, the same in all of them so that one hash in the CSP covers it: it sets the chosen
 * theme before anything is painted, and fetches the site's scripts once the page has loaded, is painted and has its own
 * fonts. "Loaded" alone comes before the first paint on a busy machine, and then the scripts' 80 kB are fetched in
 * front of it. A page that nobody looks at yet is not painted; it gets its scripts two seconds after it has loaded.
 * With them come the rest of the style sheet, which only scripts and printers bring into use, and the manifest, which
 * only an installation reads: browsers fetch that in front of the first paint. Until they are there it notes which
 * button was pressed last (early-press.ts).
 */
export const bootScript =
  "try{const t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}" +
  '{const d=document,{rest:r,load:s}=d.currentScript.dataset,l=(rel,href,as)=>d.head.append(Object.assign(' +
  "d.createElement('link'),{rel,href,as}));let go=()=>{go=()=>{};d.fonts.ready.then(()=>{if(r)l('preload',r,'style');" +
  "s.split(' ').forEach(f=>import(f));l('manifest','/manifest.webmanifest','')})};" +
  "onclick=e=>{window.pressed=e.target.closest('[type=button]')};" +
  "addEventListener('load',()=>{new PerformanceObserver((_,o)=>{o.disconnect();" +
  `setTimeout(()=>go(),${fontsAskedMs})}).observe({type:'paint',buffered:true});` +
  'setTimeout(()=>go(),2e3)})}';

/** The whole <html> around a page. Title and canonical address come from the page itself (PageHead). */
export function Document({ head, page, assets, blog, children }: DocumentProps) {
  const sheet = assets.sheets[page];
  const body = blog?.post?.content.rendered ?? '';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6f8f6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1917" media="(prefers-color-scheme: dark)" />
        {page === 'notFound' && <meta name="robots" content="noindex" />}
        <meta property="og:site_name" content={company.brand} />
        <meta property="og:type" content={head.type} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {head.path !== undefined && <meta property="og:url" content={absolute(head.path)} />}
        <meta property="og:image" content={absolute(head.image)} />
        {head.image.startsWith('/og/') && (
          <>
            <meta property="og:image:width" content={String(previewSize.width)} />
            <meta property="og:image:height" content={String(previewSize.height)} />
          </>
        )}
        <meta property="og:image:alt" content={head.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="alternate" type="application/rss+xml" title={`${company.brand} blog`} href="/feed.xml" />
        {structuredData(head, blog?.post).map((thing) => (
          <script
            key={JSON.stringify(thing)}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonInHtml({ '@context': 'https://schema.org', ...thing }) }}
          />
        ))}
        {sheet && <style dangerouslySetInnerHTML={{ __html: sheet.first }} />}
        {sheet && sheet.later.some((name) => body.includes(name)) && <link rel="stylesheet" href={sheet.rest} />}
        <script
          data-rest={sheet?.rest}
          data-load={assets.scripts[page].join(' ')}
          dangerouslySetInnerHTML={{ __html: bootScript }}
        />
      </head>
      <body>
        <Splash />
        <div id="root" data-page={page}>
          {children}
        </div>
        {blog && (
          <script
            id={initialBlogDataId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: jsonInHtml(documentData(blog)) }}
          />
        )}
        {sheet && (
          <noscript>
            <link rel="stylesheet" href={sheet.rest} />
          </noscript>
        )}
      </body>
    </html>
  );
}

/** JSON that cannot end the script element it stands in. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
