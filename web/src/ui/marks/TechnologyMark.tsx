import { markSheetPath, toolMarkId } from '../../weave/mark-sheet.ts';
import { Picture } from './Picture.tsx';
import styles from './TechnologyMark.module.css';

type TechnologyMarkProps = { name: string };

/** A tool's name behind its mark, or behind its initials where its mark may not be used. */
export function TechnologyMark({ name }: TechnologyMarkProps) {
  return (
    <span className={styles.tool}>
      <Picture src={`${markSheetPath}#${toolMarkId(name)}`} width={24} height={24} alt="" />
      {name}
    </span>
  );
}
