type UiIconProps = {
  /** SVG path on a 24 × 24 grid, from ui-icons.ts. */
  path: string;
  solid?: boolean;
};

/** An icon of the interface in the current text colour. Decorative: its button or link needs an accessible name. */
export function UiIcon({ path, solid = false }: UiIconProps) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill={solid ? 'currentColor' : undefined} />
    </svg>
  );
}
