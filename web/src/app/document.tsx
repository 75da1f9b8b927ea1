import type { ReactNode } from 'react';
import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { jobPage } from '#content/job.ts';
import { blogWords } from '#content/blog.ts';
import { type PageName, xmlPaths } from '#content/routes.ts';
import { structuredData } from '#head/structured-data.ts';
import { absolute, type Head, notFoundHead, previewSize, touchIcon } from '#head/tags.ts';
import { documentData } from '../blog/document-data.ts';
import { type InitialBlogData, initialBlogDataId } from '../blog/initial-data.tsx';
import { colorRules } from '../styles/color-rules.ts';
import { shellWords } from '#content/shell.ts';
import { Stitch } from '../ui/Stitch.tsx';
import { threads } from '../weave/strokes.ts';

/** The built files that documents name or contain. */
export type DocumentAssets = {
  /** The stylesheet of the site, inlined into every document. */
  css: string;
  /** Stylesheet for print, which the boot script loads last; '' if `css` contains its rules. */
  printStyles: string;
  /** The tab's icon as a data URL. */
  icon: string;
  /** Scripts of each page. */
  scripts: Readonly<Record<PageName, readonly string[]>>;
  /** Script that reports the visit, loaded after everything else; '' reports nothing. */
  report: string;
  reportPath: string;
  /** The program of boot.ts, built as an inline script. */
  bootScript: string;
  /** Fonts of the stylesheet, which every document preloads. */
  fonts: readonly string[];
};

type DocumentProps = {
  head: Head;
  page: PageName;
  assets: DocumentAssets;
  blog?: InitialBlogData;
  children: ReactNode;
};

/** The whole <html> around a page. Title and canonical address come from the page itself (PageHead). */
export function Document({ head, page, assets, blog, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="description" content={head.description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={colors.ground.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colors.ground.dark} media="(prefers-color-scheme: dark)" />
        {head === notFoundHead && <meta name="robots" content="noindex" />}
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
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        {(page === 'careers' || page === 'job') && (
          <link rel="alternate" type="application/rss+xml" title={jobPage.feed.title} href={xmlPaths.jobFeed} />
        )}
        <link rel="alternate" type="application/rss+xml" title={blogWords.feed} href={xmlPaths.feed} />
        {structuredData(head, blog?.post).map((thing) => (
          <script
            key={JSON.stringify(thing)}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonInHtml({ '@context': 'https://schema.org', ...thing }) }}
          />
        ))}
        <style dangerouslySetInnerHTML={{ __html: assets.css + colorRules }} />
        {assets.printStyles && (
          <noscript>
            <link rel="stylesheet" media="print" href={assets.printStyles} />
          </noscript>
        )}
        <script
          data-load={assets.scripts[page].join(' ')}
          data-report={assets.report}
          data-to={assets.reportPath}
          data-print={assets.printStyles}
          dangerouslySetInnerHTML={{ __html: assets.bootScript }}
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
      </body>
    </html>
  );
}

/** Serializes to JSON without `<`, so that the value cannot close the script element that contains it. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Overlay over the rendered page until 1.5 s after the navigation began. CSS alone shows and removes it, so that it
 * works without scripts. It is rendered on the server only, outside the React root; main.tsx imports its stylesheet.
 */
function Splash() {
  return (
    <div className="splash on-cloth" aria-hidden="true">
      <div className="splash-mark">
        {threads(company.mark).map((thread, index) => (
          // The threads of a bitmap have no identity except their index.
          // oxlint-disable-next-line react/no-array-index-key
          <Stitch key={index} rows={thread} className={`i${index}`} />
        ))}
      </div>
      {/* The inline script (boot.ts) makes it the text: browsers without scripts would show it forever. */}
      <p data-words={shellWords.splash} />
      <span className="splash-run" />
    </div>
  );
}
