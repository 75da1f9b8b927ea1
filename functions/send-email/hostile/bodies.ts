import type { HostileBody } from './body.ts';
import { badFiles } from './files.ts';
import { badForms, wrongMedia } from './forms.ts';
import { brokenLines, foreignRecipients, tooLong } from './headers.ts';
import { notJson, strangeFields, wrongShapes, wrongTypes } from './shapes.ts';

/** Every hostile body, by what it attacks. */
export const hostileBodies: readonly HostileBody[] = [
  notJson,
  wrongShapes,
  wrongTypes,
  strangeFields,
  foreignRecipients,
  brokenLines,
  tooLong,
  badFiles,
  badForms,
  wrongMedia,
].flatMap((bodies) => bodies());
