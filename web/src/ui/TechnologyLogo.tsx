import { Picture } from './Picture.tsx';
import styles from './TechnologyLogo.module.css';
import { markSheetPath, toolMarkId } from '../weave/mark-sheet.ts';

type TechnologyLogoProps = {
  name: string;
  /** Title of the list that contains the tool. All logos of a list are in one file. */
  list: string;
};

/** A tool's logo and name. If the logo may not be used, the file contains the tool's initials instead. */
export function TechnologyLogo({ name, list }: TechnologyLogoProps) {
  return (
    <span className={styles.tool}>
      <Picture src={`${markSheetPath(list)}#${toolMarkId(name)}`} width={24} height={24} alt="" />
      {name}
    </span>
  );
}
