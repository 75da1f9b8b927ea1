import { trustedHtml } from '../app/trusted-html.ts';

type WovenProps = {
  /** SVG markup from a `.static.ts` module. */
  svg: string;
  className?: string;
};

/** Inline SVG artwork, so that the CSS of the theme applies to it. Decorative: hidden from screen readers. */
export function Woven({ svg, className }: WovenProps) {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }} />;
}
