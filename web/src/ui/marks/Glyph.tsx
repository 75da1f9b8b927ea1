type GlyphProps = {
  /** Path data on a 24 by 24 grid, from glyphs.ts. */
  path: string;
  /** Filled instead of drawn with a stroke. */
  solid?: boolean;
};

/** A stroke icon of the interface, in the current colour; decoration only, so its control carries the name. */
export function Glyph({ path, solid = false }: GlyphProps) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill={solid ? 'currentColor' : undefined} />
    </svg>
  );
}
