import { company } from '#content/company.ts';
import { absolute } from '#head/tags.ts';
import { stitchPaths } from '../src/weave/stitch.ts';

/** A file served beside the documents: its path and its text. */
export type SiteFile = { path: string; text: string };

/** Files made from the brand: icon, manifest and robots.txt. */
export function siteFiles(): SiteFile[] {
  return [
    { path: '/favicon.svg', text: favicon() },
    { path: '/manifest.webmanifest', text: manifest() },
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n` },
  ];
}

/** The mark on its own, dark threads turned light where the browser's surface is dark. */
function favicon(): string {
  const dyes: Record<string, string> = { k: '#0E2421', m: '#D2382A', y: '#F2A91B' };
  const paths = Object.entries(stitchPaths(company.mark)).map(
    ([dye, path]) => `<path class="${dye}" stroke="${dyes[dye]}" d="${path}"/>`,
  );
  const width = company.mark[0]?.length ?? 0;
  const height = company.mark.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - height) / 2} 0 ${height} ${height}"><style>@media(prefers-color-scheme:dark){.k{stroke:#EDF4F0}}</style>${paths.join('')}</svg>`;
}

function manifest(): string {
  return JSON.stringify({
    name: company.brand,
    short_name: company.brand,
    start_url: '/',
    display: 'browser',
    background_color: '#F6F8F6',
    theme_color: '#0E2421',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
}
