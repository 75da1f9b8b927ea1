import type { Caption, SpokenLine as SpokenLineContent } from '#content/caption.ts';
import places from './caption-places.module.css';
import styles from './WovenLine.module.css';
import { Woven } from './Woven.tsx';

type SpokenLineProps = {
  /** The line as SVG, woven from the same content. */
  svg: string;
  line: SpokenLineContent;
  /** Height of the line in user units of its 1440 width. */
  height: 110 | 120 | 130 | 150 | 200 | 220;
};

/** Threads of silence between two turns of a captioned line. */
export const captionRest = 3;

/** Where each caption stands, in threads from the left, and how wide it may be. */
export function captionPlaces(captions: readonly Caption[]): { x: number; w: number }[] {
  let x = 0;
  return captions.map(([, threads]) => {
    const place = { x, w: threads + 2 };
    x += threads + captionRest;
    return place;
  });
}

/** A woven conversation with its words under each turn. */
export function SpokenLine({ svg, line: { captions, label }, height }: SpokenLineProps) {
  const at = captionPlaces(captions);
  return (
    <figure className={`${styles.line} ${styles.call} ${styles[`h${height}`]}`}>
      <div className={styles.in}>
        <Woven svg={svg} />
        <figcaption className={styles.captions}>
          <span className="vh">{label}</span>
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
