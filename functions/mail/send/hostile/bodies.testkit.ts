import type { HostileBody } from './body.testkit.ts';
import { badFiles } from './files.testkit.ts';
import { badForms, wrongMedia } from './forms.testkit.ts';
import { brokenLines, foreignRecipients, tooLong } from './headers.testkit.ts';
import { notJson, wrongShapes, wrongTypes } from './shapes.testkit.ts';

/** All hostile bodies, with the kind of attack in their name. */
export const hostileBodies: readonly HostileBody[] = [
  notJson,
  wrongShapes,
  wrongTypes,
  foreignRecipients,
  brokenLines,
  tooLong,
  badFiles,
  badForms,
  wrongMedia,
].flatMap((bodies) => bodies());
