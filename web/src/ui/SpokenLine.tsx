import type { CSSProperties, ReactNode } from 'react';
import type { Caption, SpokenLine as SpokenLineContent } from '#content/types.ts';
import places from './caption-places.module.css';
import styles from './WovenLine.module.css';
import { Woven } from './Woven.tsx';

type SpokenLineProps = {
  /** SVG woven from the conversation whose captions are shown; one for each of its turns lets it wrap like text. */
  svg: string | readonly string[];
  line: SpokenLineContent;
  className?: string;
};

/** Gap between two turns, in threads. */
const captionRest = 3;

/** Returns the width of each caption in threads, with the rest after its turn: captions follow each other like turns. */
export function captionWidths(captions: readonly Caption[]): number[] {
  return captions.map(([, threads]) => threads + captionRest);
}

export function SpokenLine({ svg, line: { captions, label }, className }: SpokenLineProps) {
  const widths = captionWidths(captions);
  const [whole, turns] = typeof svg === 'string' ? [svg, []] : [undefined, svg];
  return (
    <CaptionedLine svg={whole} label={label} className={className}>
      {captions.map(([who, , name, text], index) => (
        // Captions have no identity but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <LineCaption key={index} who={who} name={name} width={widths[index] ?? 0} svg={turns[index]}>
          <span>{text} </span>
        </LineCaption>
      ))}
    </CaptionedLine>
  );
}

type CaptionedLineProps = {
  /** Undefined if the captions have their turns. */
  svg: string | undefined;
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The figure has a name of its own, otherwise Firefox names it after all captions, and screen readers read them twice.
 */
export function CaptionedLine({ svg, label, className = '', children }: CaptionedLineProps) {
  return (
    <figure
      aria-label={label}
      className={`${styles.line} ${svg ? styles.call : styles.turns} ${className}`}
      data-carried="line"
    >
      <div className={styles.in}>
        {svg && <Woven svg={svg} className={styles.lead} />}
        <p className={styles.captions}>{children}</p>
      </div>
    </figure>
  );
}

type LineCaptionProps = { who: 0 | 1; name: string; width: number; svg?: string | undefined; children: ReactNode };

/** Name of a speaker and what is said, after the previous caption. `width` is in threads, with the rest after it; a turn's SVG has its own. */
export function LineCaption({ who, name, width, svg, children }: LineCaptionProps) {
  // Captions of the content have a class: their width, or how many times twelve threads it is. Those of a visitor's
  // conversation are rendered only by script.
  const place = places[`w${width}`] ?? (width % 12 === 0 && width <= 72 ? `i${width / 12}` : undefined);
  const style = place || svg ? {} : { style: { '--threads': width } as CSSProperties };
  return (
    <span className={`${styles.say} ${who ? styles.agent : ''} ${place ?? ''}`} {...style}>
      {svg && <Woven as="span" svg={svg} className={styles.lead} />}
      {/* One text, which may change. */}
      <b>{`${name} `}</b>
      {children}
    </span>
  );
}
