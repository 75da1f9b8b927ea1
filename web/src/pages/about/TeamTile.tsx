import type { PointerEvent } from 'react';
import type { TeamMember } from '#content/lists/team-member.ts';
import { useHydrated } from '../../app/useHydrated.ts';
import { StitchedIcon } from '../../ui/StitchedIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './TeamTile.module.css';

/** State set by a click or Escape; it overrides hover and focus. */
export type TileState = 'shown' | 'hidden';

type TeamTileProps = {
  member: TeamMember;
  state: TileState | undefined;
  onToggle: () => void;
  onFocus: () => void;
  /** Called when the pointer or the focus leaves. */
  onLeave: () => void;
};

/** A portrait in a diamond. Name and role cover it when they are shown. */
export function TeamTile({
  member: { id, name, expertise, image, icons },
  state,
  onToggle,
  onFocus,
  onLeave,
}: TeamTileProps) {
  const isHydrated = useHydrated();
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && onLeave();
  return (
    <button
      type="button"
      className={styles.tile}
      data-member={id}
      data-state={state}
      aria-label={`${name}, ${expertise}`}
      onClick={onToggle}
      onFocus={onFocus}
      onPointerLeave={leave}
      onBlur={onLeave}
    >
      <span className={styles.upright}>
        <Picture src={image} width={112} height={112} alt="" />
      </span>
      <span className={`${styles.words} on-cloth`} aria-hidden="true">
        <span className={`${styles.upright} ${styles.lines}`}>
          <b>{name}</b>
          <span>{expertise}</span>
          {/* Hidden until hover, so not in the document, whose size they would raise by a fortieth. */}
          {isHydrated && (
            <span className={styles.icons}>
              {icons.slice(0, 5).map((icon) => (
                <StitchedIcon key={icon} name={icon} />
              ))}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
