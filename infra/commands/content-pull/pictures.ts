import { createHash } from 'node:crypto';
import type { PictureSize } from '#content/lists/fields.ts';
import { leastPixels, maxPictureBytes } from '#content/lists/picture-fields.ts';
import { pullWords } from '#content/pull.ts';
import { fileTypes, mediaUrl, uploadsPath, wordPressRoot } from '#contract/media.ts';
import sharp from 'sharp';

/** A picture or a recording: its path in the folder of the artwork. */
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
  const response = await fetchUpload(cmsUrl, url, maxPictureBytes);
  if (response === undefined) return pullWords.notAPicture;
  const { status, bytes } = response;
  if (status === 404) return pullWords.missingPicture;
  if (status !== 200) return pullWords.closedPicture(status);
  return bytes === undefined ? pullWords.largePicture(maxPictureBytes / 1_000_000) : resize(bytes, size);
}

/**
 * Downloads a file of the media library without following redirects, which could lead to another host. Undefined if the
 * URL is another one. `bytes` is undefined if there are more than `maxBytes`, and `status` too if there is no response.
 */
export async function fetchUpload(
  cmsUrl: string,
  url: string,
  maxBytes: number,
): Promise<{ status?: number; bytes?: Uint8Array } | undefined> {
  const uploads = wordPressRoot(cmsUrl) + uploadsPath;
  // Parsed, because fetch resolves `..` too.
  const address = URL.canParse(url) ? new URL(url).href : '';
  if (!address.startsWith(`${uploads}/`) || mediaUrl(address.slice(uploads.length), fileTypes) === undefined)
    return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) return { status: response.status };
    }
    return { status: response.status, bytes: Buffer.concat(chunks) };
  } catch {
    return {};
  }
}

/** Returns the path of a file in the folder of the artwork, named after what it is made of. */
export function pulledPath(source: Uint8Array, extension: string, variant = ''): string {
  const hash = createHash('sha256').update(variant).update(source).digest('hex').slice(0, 16);
  return `/art/pulled/${hash}.${extension}`;
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
    return { path: pulledPath(source, 'webp', JSON.stringify(size)), file };
  } catch {
    // sharp cannot decode it.
    return pullWords.notAPicture;
  }
}
