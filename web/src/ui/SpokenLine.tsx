import type { CSSProperties, ReactNode } from 'react';
import type { Caption, SpokenLine as SpokenLineContent } from '#content/types.ts';
import places from './caption-places.module.css';
import styles from './WovenLine.module.css';
import { Woven } from './Woven.tsx';

type SpokenLineProps = {
  /** SVG woven from the conversation whose captions are shown. */
  svg: string;
  line: SpokenLineContent;
  /** Height in SVG user units; the width is 1440. */
  height: 110 | 120 | 130 | 150 | 200 | 220;
  className?: string;
};

/** Gap between two turns, in threads. */
const captionRest = 3;

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
export function SpokenLine({ svg, line: { captions, label }, height, className }: SpokenLineProps) {
  const at = captionPlaces(captions);
  return (
    <CaptionedLine svg={svg} label={label} height={height} className={className}>
      {captions.map(([who, , name, text], index) => (
        <LineCaption key={at[index]?.x} who={who} name={name} place={at[index]}>
          <span>{text} </span>
        </LineCaption>
      ))}
    </CaptionedLine>
  );
}

type CaptionedLineProps = Pick<SpokenLineProps, 'svg' | 'height' | 'className'> & {
  label: string;
  /** The `LineCaption`s. */
  children: ReactNode;
};

/**
 * The figure has a name of its own, otherwise Firefox names it after all captions, and screen readers read them twice.
 */
export function CaptionedLine({ svg, label, height, className = '', children }: CaptionedLineProps) {
  return (
    <figure aria-label={label} className={`${styles.line} ${styles.call} ${styles[`h${height}`]} ${className}`}>
      <div className={styles.in}>
        <Woven svg={svg} />
        <p className={styles.captions}>{children}</p>
      </div>
    </figure>
  );
}

type LineCaptionProps = { who: 0 | 1; name: string; place?: { x: number; w: number } | undefined; children: ReactNode };

/** Name of a speaker and what is said, at a place in threads. */
export function LineCaption({ who, name, place, children }: LineCaptionProps) {
  const { className, style } = placeProps(place);
  return (
    <span className={`${styles.say} ${who ? styles.agent : ''} ${className}`} style={style}>
      {/* One text, which may change. */}
      <b>{`${name} `}</b>
      {children}
    </span>
  );
}

/** Captions of the content have classes for their position. Those of a conversation are rendered only by script. */
function placeProps({ x, w } = { x: 0, w: 0 }): { className: string; style?: CSSProperties } {
  const [left, width] = [places[`x${x}`], places[`w${w}`]];
  if (left && width) return { className: `${left} ${width}` };
  return { className: '', style: { '--x': x, '--w': w } as CSSProperties };
}
