import { maxRecordingBytes, recordingSeconds } from '#content/lists/recording-fields.ts';
import { pullWords } from '#content/pull.ts';
import { decodeMp3, soundOf, withoutTags } from '../../../web/build/sound.ts';
import { fetchUpload, pulledPath, type SitePicture } from './pictures.ts';

/**
 * Downloads a recording of the media library. `text` is the sound, as its field has it. Returns a sentence for the editor
 * if the file is missing, no mp3, too long, too short or silent, or if WordPress does not send it. Drops metadata, such as
 * the name of who made it.
 */
export async function fetchRecording(cmsUrl: string, url: string): Promise<(SitePicture & { text: string }) | string> {
  const response = await fetchUpload(cmsUrl, url, maxRecordingBytes);
  if (response === undefined) return pullWords.notAnMp3;
  const { status, bytes } = response;
  if (status === 404) return pullWords.missingRecording;
  if (status !== 200) return pullWords.closedRecording;
  if (bytes === undefined) return pullWords.largeRecording(maxRecordingBytes / 1e6);
  const file = withoutTags(bytes);
  const samples = await decodeMp3(file);
  if (!samples) return pullWords.notAnMp3;
  const { seconds, levels } = soundOf(samples);
  const { min, max } = recordingSeconds;
  if (seconds < min || seconds > max) return pullWords.wrongLength(min, max);
  if (levels.every((level) => level === 0)) return pullWords.silentRecording;
  return { path: pulledPath(file, 'mp3'), file, text: `${seconds} ${levels.join('')}` };
}
