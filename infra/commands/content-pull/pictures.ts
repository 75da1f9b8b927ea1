import { createHash } from 'node:crypto';
import type { FieldMetadata, PictureSize } from '#content/lists/fields.ts';
import { leastPixels, maxPictureBytes } from '#content/lists/picture-fields.ts';
import { recordingLimits } from '#content/lists/recording-fields.ts';
import { pullWords } from '#content/pull.ts';
import { fileTypes, mediaUrl, uploadsPath, wordPressRoot } from '#contract/media.ts';
import sharp from 'sharp';
import { readMp3, withoutTags } from '../../../web/build/sound.ts';

/** A picture, or a recording with its length and levels. */
export type SitePicture = { path: string; file: Uint8Array; text?: string };

/** Formats that the site accepts; not SVG, which may contain scripts and references. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

const timeoutMs = 60_000;

/** Largest picture that is decoded, in pixels: 100 megapixels, more than any camera of a phone has. */
const maxPixels = 100_000_000;

type FileField = Pick<FieldMetadata, 'size' | 'rules'>;

/**
 * Downloads a file of the media library: a picture, which is resized, or a recording. Returns a sentence for the editor if
 * it is missing or breaks a rule, or if WordPress does not send it. Drops metadata, such as the place where a photo was
 * taken.
 */
export async function fetchFile(
  cmsUrl: string,
  url: string,
  { size, rules }: FileField,
): Promise<SitePicture | string> {
  const expected = (name: string) => rules.find(({ rule }) => rule === name)?.expected ?? '';
  const uploads = wordPressRoot(cmsUrl) + uploadsPath;
  // Parsed, because fetch resolves `..` too.
  const address = URL.canParse(url) ? new URL(url).href : '';
  const path = address.slice(uploads.length);
  if (!address.startsWith(`${uploads}/`) || mediaUrl(path, fileTypes) === undefined) return expected('format');
  const { status, bytes } = await download(address, size ? maxPictureBytes : recordingLimits.bytes);
  if (status === 404) return expected('exists');
  if (status !== 200) return pullWords.closedFile(size ? 'picture' : 'recording', status);
  if (bytes === undefined) return expected('bytes');
  if (size) return resize(bytes, size);
  const sound = await readMp3(bytes);
  if (!sound) return expected('format');
  const { seconds, levels } = sound;
  if (seconds < recordingLimits.min || seconds > recordingLimits.max) return expected('seconds');
  if (levels.every((level) => level === 0)) return pullWords.silentRecording;
  const file = withoutTags(bytes);
  return { path: `/art/pulled/${hashOf('', file)}.mp3`, file, text: `${seconds} ${levels.join('')}` };
}

/**
 * Downloads a URL without following redirects, which could lead to another host. `bytes` is undefined if there are more
 * than `maxBytes`, and `status` too if there is no response.
 */
async function download(url: string, maxBytes: number): Promise<{ status?: number; bytes?: Uint8Array }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
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
    return { path: `/art/pulled/${hashOf(JSON.stringify(size), source)}.webp`, file };
  } catch {
    // sharp cannot decode it.
    return pullWords.notAPicture;
  }
}

function hashOf(variant: string, source: Uint8Array): string {
  return createHash('sha256').update(variant).update(source).digest('hex').slice(0, 16);
}
