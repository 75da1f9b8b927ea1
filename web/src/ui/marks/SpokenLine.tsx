import type { Caption, SpokenLine as SpokenLineContent } from '#content/caption.ts';
import places from './caption-places.module.css';
import styles from './WovenLine.module.css';
import { Woven } from './Woven.tsx';

type SpokenLineProps = {
  /** SVG generated from the same content. */
  svg: string;
  line: SpokenLineContent;
  /** Height in SVG user units; the width is 1440. */
  height: 110 | 120 | 130 | 150 | 200 | 220;
};

/** Gap between two turns, in threads. */
export const captionRest = 3;

/** Returns the position of each caption from the left and its maximum width, both in threads. */
export function captionPlaces(captions: readonly Caption[]): { x: number; w: number }[] {
  let x = 0;
  return captions.map(([, threads]) => {
    const place = { x, w: threads + 2 };
    x += threads + captionRest;
    return place;
  });
}

/** A woven conversation with a caption under each turn. */
export function SpokenLine({ svg, line: { captions, label }, height }: SpokenLineProps) {
  const at = captionPlaces(captions);
  return (
    <figure className={`${styles.line} ${styles.call} ${styles[`h${height}`]}`}>
      <div className={styles.in}>
        <Woven svg={svg} />
        <figcaption className={styles.captions}>
          <span className="visually-hidden">{label}</span>
          {captions.map(([who, , name, text], index) => (
            <span
              key={name + text}
              className={`${styles.say} ${who ? styles.agent : ''} ${places[`x${at[index]?.x}`]} ${places[`w${at[index]?.w}`]}`}
            >
              <b>{name} </b>
              {text}{' '}
            </span>
          ))}
        </figcaption>
      </div>
    </figure>
  );
}
