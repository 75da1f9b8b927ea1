import type * as v from 'valibot';
import { iconNames, type Sample } from '../types.ts';
import { choice, choices, items, line, optional, paragraph } from './fields.ts';
import { type ContentList, entrySchema } from './list.ts';
import { picture } from './picture-fields.ts';

const skills = items({ label: 'Skills', help: 'Two or more, separated by commas.' });

const schema = entrySchema(line({ label: 'Name', help: 'First and last name.' }, 60), {
  expertise: line({ label: 'Area of work', help: 'Shown as the role, such as “Voice AI”.' }, 40),
  skills,
  bio: paragraph({ label: 'Sentence', help: 'One sentence about what this person does.' }, 160),
  department: optional(
    choice({ label: 'Department', help: 'Leave empty for people who do not lead the company.' }, ['Leadership']),
  ),
  firstContact: optional(
    choice(
      {
        label: 'First contact',
        help: 'Yes for the person whom visitors and applicants talk to first, with face and sentence.',
      },
      ['Yes'],
    ),
  ),
  icons: choices({ label: 'Icons', help: 'One to five, shown below the name.' }, iconNames, 5),
  photo: optional(
    picture(
      { label: 'Photo', help: 'Square, the face in the middle, at least 224 pixels wide. Without one, it is woven.' },
      { width: 448, height: 448, fit: 'cover' },
    ),
  ),
});

export const teamList = {
  name: 'team',
  one: 'Person',
  many: 'People',
  page: 'about',
  icon: 'dashicons-groups',
  help: 'Shown on the about page, and beside articles that they wrote.',
  schema,
} as const satisfies ContentList<typeof schema>;

export type TeamMember = Sample &
  Omit<v.InferOutput<typeof schema>, 'title' | 'skills' | 'photo'> & {
    name: string;
    /** Skills, separated by commas. */
    skills: string;
    /** Path of the woven portrait: of the photograph, or a bust as the placeholder. */
    image: string;
    /** Path of the photograph, square. */
    photo?: string | undefined;
  };

/** What a page shows of one person. */
export type Face = Pick<TeamMember, 'name' | 'bio' | 'image' | 'photo'>;

export function faceOf({ name, bio, image, photo }: TeamMember): Face {
  return { name, bio, image, photo };
}
