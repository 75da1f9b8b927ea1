import type { PointerEvent } from 'react';
import type { TeamMember } from '#content/collections/team-member.ts';
import { Icon } from '../../../ui/marks/Icon.tsx';
import { Picture } from '../../../ui/marks/Picture.tsx';
import styles from './TeamTile.module.css';

/** What a tap, a press or Escape has said about a tile; until then hover and focus decide. */
export type TileState = 'shown' | 'hidden';

type TeamTileProps = {
  member: TeamMember;
  state: TileState | undefined;
  onToggle: () => void;
  /** The pointer or the focus has left. */
  onLeave: () => void;
};

/** A face in a square that stands on its corner; its words lie over it on cloth. */
export function TeamTile({ member: { id, name, expertise, image, icons }, state, onToggle, onLeave }: TeamTileProps) {
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && onLeave();
  return (
    <button
      type="button"
      className={styles.tile}
      data-member={id}
      data-state={state}
      aria-label={`${name}, ${expertise}`}
      onClick={onToggle}
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
          <span className={styles.icons}>
            {icons.map((icon) => (
              <Icon key={icon} name={icon} />
            ))}
          </span>
        </span>
      </span>
    </button>
  );
}
