import { markSheetPath } from '#content/collections/technology.ts';
import { swatch } from '../../weave/stitch.ts';
import { markedToolsText } from './marked-tools.woven.ts';
import { pictureAddress } from './Picture.tsx';
import { Stitch } from './Stitch.tsx';
import styles from './Swatch.module.css';

const slugs: Readonly<Record<string, string>> = JSON.parse(markedToolsText);

type SwatchProps = {
  name: string;
  /** Two dyes, outer and inner. */
  palette: `${string}${string}`;
};

/** A tool of the shade card: its name behind its mark, or behind a swatch woven from the name where it has none. */
export function Swatch({ name, palette }: SwatchProps) {
  const slug = slugs[name];
  return (
    <span className={styles.swatch}>
      {slug ? (
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
          <use href={`${pictureAddress(markSheetPath)}#${slug}`} />
        </svg>
      ) : (
        <Stitch rows={swatch(name, [palette.charAt(0), palette.charAt(1)])} />
      )}
      {name}
    </span>
  );
}
