import { swatch } from '../weave/stitch.ts';
import { Stitch } from './Stitch.tsx';
import styles from './Swatch.module.css';

type SwatchProps = {
  name: string;
  /** Two dyes, outer and inner. */
  palette: `${string}${string}`;
};

/** A tool of the shade card: its name behind a swatch woven from it. */
export function Swatch({ name, palette }: SwatchProps) {
  return (
    <span className={styles.swatch}>
      <Stitch rows={swatch(name, [palette.charAt(0), palette.charAt(1)])} />
      {name}
    </span>
  );
}
