import { trusted } from '../hydration/trusted.ts';

type WovenProps = {
  /** SVG markup from a `.woven.ts` module. */
  svg: string;
  className?: string | undefined;
};

/** A woven picture in the page itself, so that it follows the theme; decoration only. */
export function Woven({ svg, className }: WovenProps) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: trusted(svg) }} />;
}
