import { markSheetPath, toolMarkId } from '../../weave/mark-sheet.ts';
import { Picture } from './Picture.tsx';
import styles from './TechnologyMark.module.css';

type TechnologyMarkProps = {
  name: string;
  /** Title of the list it stands in, whose marks lie in one file. */
  list: string;
};

/** A tool's name behind its mark, or behind its initials where its mark may not be used. */
export function TechnologyMark({ name, list }: TechnologyMarkProps) {
  return (
    <span className={styles.tool}>
      <Picture src={`${markSheetPath(list)}#${toolMarkId(name)}`} width={24} height={24} alt="" />
      {name}
    </span>
  );
}
