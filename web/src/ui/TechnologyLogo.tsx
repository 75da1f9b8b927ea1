import { Picture } from './Picture.tsx';
import styles from './TechnologyLogo.module.css';
import { markSheetPath, toolMarkId } from '../weave/mark-sheet.ts';

type TechnologyLogoProps = {
  name: string;
  /** Title of the list that contains the tool. All swatches of a list are in one file. */
  list: string;
};

/** A tool's name and the swatch that is woven from it. */
export function TechnologyLogo({ name, list }: TechnologyLogoProps) {
  return (
    <span className={styles.tool}>
      <Picture src={`${markSheetPath(list)}#${toolMarkId(name)}`} width={28} height={28} alt="" />
      {`${name} `}
    </span>
  );
}
