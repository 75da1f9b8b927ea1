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

/** Returns the width of each caption in threads, with the rest after its turn: captions follow each other like turns. */
export function captionWidths(captions: readonly Caption[]): number[] {
  return captions.map(([, threads]) => threads + captionRest);
}

/** A woven conversation with a caption under each turn. */
export function SpokenLine({ svg, line: { captions, label }, height, className }: SpokenLineProps) {
  const widths = captionWidths(captions);
  return (
    <CaptionedLine svg={svg} label={label} height={height} className={className}>
      {captions.map(([who, , name, text], index) => (
        // Captions have no identity but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <LineCaption key={index} who={who} name={name} width={widths[index] ?? 0}>
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
    <figure
      aria-label={label}
      className={`${styles.line} ${styles.call} ${styles[`h${height}`]} ${className}`}
      data-carried="line"
    >
      <div className={styles.in}>
        <Woven svg={svg} />
        <p className={styles.captions}>{children}</p>
      </div>
    </figure>
  );
}

type LineCaptionProps = { who: 0 | 1; name: string; width: number; children: ReactNode };

/** Name of a speaker and what is said, after the previous caption. `width` is in threads, with the rest after it. */
export function LineCaption({ who, name, width, children }: LineCaptionProps) {
  // Captions of the content have a class: their width, or how many times twelve threads it is. Those of a visitor's
  // conversation are rendered only by script.
  const place = places[`w${width}`] ?? (width % 12 === 0 && width <= 72 ? `i${width / 12}` : undefined);
  const style = place ? {} : { style: { '--threads': width } as CSSProperties };
  return (
    <span className={`${styles.say} ${who ? styles.agent : ''} ${place ?? ''}`} {...style}>
      {/* One text, which may change. */}
      <b>{`${name} `}</b>
      {children}
    </span>
  );
}
