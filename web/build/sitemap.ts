import { staticPaths } from '#head/static-paths.ts';
import { absolute } from '#head/tags.ts';

/** sitemap.xml of the static pages and the blog's list (sitemaps.org, protocol 0.9). */
export function sitemap(): string {
  const urls = [...staticPaths, '/blog'].map((path) => `<url><loc>${absolute(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
