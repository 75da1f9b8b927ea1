type UiIconProps = {
  /** SVG path on a 24 × 24 grid. */
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

/**
 * SVG paths of the interface's icons on a 24 × 24 grid, for UiIcon. The first view of every page loads them all, so an
 * icon of one component only is in its file.
 */
export const chevronIcon = 'm4 8.5 8 8 8-8';
export const menuIcon = 'M3 7h18M3 12h18M3 17h18';
export const closeIcon = 'M5 5l14 14M19 5 5 19';
export const rightIcon = 'M4 12h15M13 6l6 6-6 6';
export const playIcon = 'M7 4.5v15L20 12z';
export const pauseIcon = 'M7 5v14h2V5zM15 5v14h2V5z';
export const searchIcon = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5l5 5';
export const upIcon = 'M12 20V5M5.5 11 12 4.5 18.5 11';
export const downIcon = 'M12 4v15M5.5 13l6.5 6.5L18.5 13';
export const outIcon = 'M8 5h11v11M19 5 5 19';
export const warningIcon = 'M12 3 2.5 20.5h19zM12 10v5M12 17.5v.5';
export const checkIcon = 'm4 12.5 5.5 5.5L20 6.5';
export const copyIcon = 'M8 8h12v12H8zM16 4H4v12';
