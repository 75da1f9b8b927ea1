import type { Face } from '#content/lists/team-member.ts';
import { Picture } from './Picture.tsx';
import styles from './Portrait.module.css';

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
