import { createHash } from 'node:crypto';
import type { PictureSize } from '#content/lists/fields.ts';
import { leastPixels, maxPictureBytes } from '#content/lists/picture-fields.ts';
import { pullWords } from '#content/pull.ts';
import { mediaUrl, uploadsPath, wordPressRoot } from '#contract/media.ts';
import sharp from 'sharp';

export type SitePicture = { path: string; file: Uint8Array };

/** Formats that the site accepts; not SVG, which may contain scripts and references. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

const timeoutMs = 60_000;

/** Largest picture that is decoded, in pixels: 100 megapixels, more than any camera of a phone has. */
const maxPixels = 100_000_000;

/**
 * Downloads a picture of the media library and resizes it. Returns a sentence for the editor if the file is missing, not
 * a picture or too small, or if WordPress does not send it. Drops metadata, such as the place where a photo was taken.
 */
export async function fetchPicture(cmsUrl: string, url: string, size: PictureSize): Promise<SitePicture | string> {
  const uploads = wordPressRoot(cmsUrl) + uploadsPath;
  // Parsed, because fetch resolves `..` too.
  const address = URL.canParse(url) ? new URL(url).href : '';
  const path = address.slice(uploads.length);
  if (!address.startsWith(`${uploads}/`) || mediaUrl(path) === undefined) return pullWords.notAPicture;
  const { status, bytes } = await download(address);
  if (status === 404) return pullWords.missingPicture;
  if (status !== 200) return pullWords.closedPicture(status);
  return bytes === undefined ? pullWords.largePicture(maxPictureBytes / 1_000_000) : resize(bytes, size);
}

/**
 * Downloads a URL without following redirects, which could lead to another host. `bytes` is undefined if there are more
 * than `maxPictureBytes`, and `status` too if there is no response.
 */
async function download(url: string): Promise<{ status?: number; bytes?: Uint8Array }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxPictureBytes) return { status: response.status };
    }
    return { status: response.status, bytes: Buffer.concat(chunks) };
  } catch {
    return {};
  }
}

async function resize(source: Uint8Array, size: PictureSize): Promise<SitePicture | string> {
  const image = sharp(source, { limitInputPixels: maxPixels }).autoOrient();
  try {
    const { format, autoOrient } = await image.metadata();
    if (!formats.includes(format)) return pullWords.notAPicture;
    const { width, height } = leastPixels(size);
    if (autoOrient.width < width || autoOrient.height < height) {
      return pullWords.smallPicture(size.width / 2, size.height / 2);
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
