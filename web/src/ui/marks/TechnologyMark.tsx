import { markSheetPath, toolMarkId } from '../../weave/mark-sheet.ts';
import { pictureAddress } from './Picture.tsx';
import styles from './TechnologyMark.module.css';

type TechnologyMarkProps = { name: string };

/** A tool's name behind its mark, or behind its initials where its mark may not be used. */
export function TechnologyMark({ name }: TechnologyMarkProps) {
  return (
    <span className={styles.tool}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${pictureAddress(markSheetPath)}#${toolMarkId(name)}`} />
      </svg>
      {name}
    </span>
  );
}
