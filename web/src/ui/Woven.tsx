import { trustedHtml } from '../runtime/trusted-html.ts';

type WovenProps = {
  /** SVG markup from a `.static.ts` module. */
  svg: string;
  className?: string | undefined;
  /** Element around it; a paragraph contains no `div`. */
  as?: 'div' | 'span';
};

/** Inline SVG artwork, so that the CSS of the theme applies to it. Decorative: hidden from screen readers. */
export function Woven({ svg, className, as: Element = 'div' }: WovenProps) {
  return <Element className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }} />;
}
