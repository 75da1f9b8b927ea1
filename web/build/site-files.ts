import sharp from 'sharp';
import publishedLists from '../src/content/pulled/lists.json' with { type: 'json' };
import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { xmlPaths } from '#content/routes.ts';
import { publishedListsPath, securityTxtPath } from '#head/static-paths.ts';
import { absolute, touchIcon, largeIcon } from '#head/tags.ts';
import { stitchPaths } from '#weave/strokes.ts';
import { securityContactUntil } from '#content/promises.ts';

type SiteFile = { path: string; text: string };

type IconFile = { path: string; png: Uint8Array };

const { ground, ink, k, m, y } = colors;
const markColors: Readonly<Record<string, string>> = { k: k.light, m: m.light, y: y.light };
const touch = { path: touchIcon, size: 180 };
const large = { path: largeIcon, size: 512 };

/** Returns the text files generated from the content: robots.txt, security.txt, and what the site shows of the lists. */
export function siteFiles(): SiteFile[] {
  return [
    { path: '/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${absolute(xmlPaths.sitemap)}\n` },
    { path: securityTxtPath, text: securityTxt() },
    { path: publishedListsPath, text: JSON.stringify(publishedLists) },
  ];
}

/** Renders the logo on a background for home screens and clients without SVG. */
export function iconFiles(): Promise<IconFile[]> {
  return Promise.all([touch, large].map(async ({ path, size }) => ({ path, png: await bitmap(tile(size)) })));
}

/**
 * Renders favicon.ico, which browsers request without a link: those that do not support SVG, and all of them for
 * documents without a head such as robots.txt. An ICO with one PNG of 32 pixels.
 */
export async function tabIcon(): Promise<{ path: string; ico: Uint8Array }> {
  const size = 32;
  const png = await bitmap(tile(size, longerSide));
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // Type: icon.
  head.writeUInt16LE(1, 4); // Number of images.
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10); // Colour planes.
  head.writeUInt16LE(32, 12); // Bits per pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // Offset of the image.
  return { path: '/favicon.ico', ico: Buffer.concat([head, png]) };
}

function bitmap(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 7 }).toBuffer();
}

const width = company.mark[0]?.length ?? 0;
const height = company.mark.length;
const longerSide = Math.max(width, height);

/** Renders the logo without a background as a data URL; its dark threads are light in dark mode. */
export function tabIconUrl(): string {
  const style = `<style>@media(prefers-color-scheme:dark){.k{stroke:${ink.dark}}}</style>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${centred(longerSide)}">${style}${threads()}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Renders the logo on its background, `side` threads wide. */
function tile(size: number, side = longerSide * 1.8): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${centred(side)}"><rect x="-50%" y="-50%" width="200%" height="200%" fill="${ground.light}"/>${threads()}</svg>`;
}

/** Returns the `viewBox` of a square with the logo in its middle. */
function centred(side: number): string {
  return `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`;
}

function threads(): string {
  return Object.entries(stitchPaths(company.mark))
    .map(([dye, path]) => `<path class="${dye}" stroke="${markColors[dye]}" d="${path}"/>`)
    .join('');
}

/** Returns security.txt (RFC 9116): where to report a vulnerability, and until when somebody reads it there. */
function securityTxt(): string {
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${securityContactUntil}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absolute(securityTxtPath)}`,
    '',
  ].join('\n');
}
