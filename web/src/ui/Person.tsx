import type { ReactNode } from 'react';
import { firstContactTitle } from '#content/call.ts';
import { firstContact } from '#content/lists/first-contact.static.ts';
import type { Face } from '#content/lists/team-member.ts';
import styles from './Person.module.css';
import { Portrait } from './Portrait.tsx';

type PersonProps = { face: Face; title: string; className?: string | undefined; children?: ReactNode };

/** Face and sentence of a person, below a title with the name. */
export function Person({ face, title, className = '', children }: PersonProps) {
  return (
    <div className={`${styles.person} ${className}`}>
      <Portrait face={face} name={face.name} className={styles.face} />
      <p>
        <b>{title}</b>
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
