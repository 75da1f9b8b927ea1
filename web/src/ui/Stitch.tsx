import { stitchPaths } from '../weave/strokes.ts';

type StitchProps = {
  /** Rows of a bitmap, one letter per dye, from weave/icons.ts or the company's logo. */
  rows: readonly string[];
  className?: string;
  /** Path of the page whose picture it is; see shell/carried-picture.ts. */
  carried?: string;
};

/** A stitched icon or logo. Decorative: hidden from screen readers, because the text beside it says the same. */
export function Stitch({ rows, className = '', carried }: StitchProps) {
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      className={`stitch ${className}`}
      viewBox={`0 0 ${width} ${rows.length}`}
      aria-hidden="true"
      data-carried={carried}
    >
      {Object.entries(stitchPaths(rows)).map(([dye, path]) => (
        <path key={dye} className={dye} d={path} />
      ))}
    </svg>
  );
}
