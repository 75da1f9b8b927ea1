import type { ReactNode } from 'react';
import { firstContactTitle } from '#content/call.ts';
import { firstContact } from '#content/lists/team.static.ts';
import type { Face } from '#content/lists/team-member.ts';
import styles from './Person.module.css';
import { Picture } from './Picture.tsx';

type PersonProps = { face: Face; title: string; className?: string | undefined; children?: ReactNode };

/** Face and sentence of a person, below a title with the name. */
export function Person({ face, title, className = '', children }: PersonProps) {
  return (
    <div className={`${styles.person} ${className}`}>
      <Portrait face={face} name={face.name} className={styles.face} />
      <p>
        <b>{`${title} `}</b>
        <span>{face.bio}</span>
        {children}
      </p>
    </div>
  );
}

/** The person whom visitors talk to first; nothing if the list of people marks nobody. */
export function FirstContact({ className }: Pick<PersonProps, 'className'>) {
  return (
    firstContact && <Person face={firstContact} title={firstContactTitle(firstContact.name)} className={className} />
  );
}

type PortraitProps = {
  face: Pick<Face, 'image' | 'photo'>;
  /** Name of the person; makes the portrait focusable if it has a photograph. Leave it out inside a control. */
  name?: string;
  className?: string | undefined;
};

/**
 * A person's woven portrait in a diamond. Hover and focus, of the portrait or of the control around it, let the photograph
 * appear through it: a phone's tap moves the focus. The browser requests the photograph at that moment.
 */
export function Portrait({ face: { image, photo }, name, className = '' }: PortraitProps) {
  const control = photo && name ? ({ role: 'img', 'aria-label': name, tabIndex: 0 } as const) : {};
  return (
    <span className={`${styles.portrait} ${className}`} {...control}>
      <Picture src={image} width={112} height={112} alt="" />
      {photo && <Picture src={photo} width={112} height={112} alt="" className={styles.photo} />}
    </span>
  );
}
