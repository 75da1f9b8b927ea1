import { createHash } from 'node:crypto';
import type { PictureSize } from '#content/collections/fields.ts';
import { pullWords } from '#content/words/pull-words.ts';
import { mediaUrl, uploadsPath, wordPressRoot } from '#contract/media.ts';
import sharp from 'sharp';
import { WordPressUnavailable } from './lists-api.ts';

/** A picture for the site: its path in the content, and the file. */
export type SitePicture = { path: string; file: Uint8Array };

/** Formats that the site accepts; not SVG, which may contain scripts and references. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

const timeoutMs = 60_000;

/** Largest picture that is decoded, in pixels: 100 megapixels, more than any camera of a phone has. */
const maxPixels = 100_000_000;

/**
 * Downloads a picture of the media library and resizes it. Returns a sentence for the editor if the file is missing, not
 * a picture or too small. Drops metadata, such as the place where a photo was taken. Throws WordPressUnavailable.
 */
export async function fetchPicture(cmsUrl: string, url: string, size: PictureSize): Promise<SitePicture | string> {
  const uploads = wordPressRoot(cmsUrl) + uploadsPath;
  if (!url.startsWith(`${uploads}/`) || mediaUrl(url.slice(uploads.length)) === undefined) return pullWords.notAPicture;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new WordPressUnavailable(`Expected the picture ${url}, got no response.`, { cause });
  });
  if (response.status === 404) return pullWords.missingPicture;
  if (!response.ok) throw new WordPressUnavailable(`Expected the picture ${url}, got status ${response.status}.`);
  return resize(new Uint8Array(await response.arrayBuffer()), size);
}

async function resize(source: Uint8Array, size: PictureSize): Promise<SitePicture | string> {
  const image = sharp(source, { limitInputPixels: maxPixels }).autoOrient();
  try {
    const { format, autoOrient } = await image.metadata();
    if (!formats.includes(format)) return pullWords.notAPicture;
    const [width, height] = [size.width / 2, size.height / 2];
    if (autoOrient.width < width || (size.fit === 'cover' && autoOrient.height < height)) {
      return pullWords.smallPicture(width, height);
    }
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await image
      .resize({ ...size, background })
      .webp({ quality: 80 })
      .toBuffer();
    const hash = createHash('sha256').update(JSON.stringify(size)).update(source).digest('hex').slice(0, 16);
    return { path: `/art/pulled/${hash}.webp`, file };
  } catch {
    // sharp cannot decode it.
    return pullWords.notAPicture;
  }
}
