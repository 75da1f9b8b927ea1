import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { TeamMember } from '#content/lists/team-member.ts';
import styles from './TeamLattice.module.css';
import { about } from '#content/about.static.ts';
import { useHydrated } from '../../runtime/useHydrated.ts';
import { StitchedIcon } from '../../ui/StitchedIcon.tsx';
import { Portrait } from '../../ui/Person.tsx';

type TeamLatticeProps = { members: readonly TeamMember[] };

/**
 * Rows of portraits. Hover and focus show the name and the role of a member, a click toggles them, and Escape hides
 * them wherever the focus is (WCAG 1.4.13). Focus and a click also show skills and a sentence below the portraits.
 */
export function TeamLattice({ members }: TeamLatticeProps) {
  const lattice = useRef<HTMLUListElement>(null);
  const [touched, setTouched] = useState<{ id: number; state: TileState }>();
  const [focusedId, setFocusedId] = useState<number>();
  const leave = () => {
    setTouched(undefined);
    setFocusedId(undefined);
  };
  const shownId = touched ? (touched.state === 'shown' ? touched.id : undefined) : focusedId;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const tile = lattice.current?.querySelector<HTMLElement>(
        'button:hover, button:focus, button[data-state="shown"]',
      );
      if (tile) setTouched({ id: Number(tile.dataset.member), state: 'hidden' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ul ref={lattice} className={styles.lattice}>
        {members.map((member) => {
          const { id } = member;
          const state = touched?.id === id ? touched.state : undefined;
          return (
            <li key={id}>
              <TeamTile
                member={member}
                state={state}
                onToggle={() => setTouched({ id, state: state === 'shown' ? 'hidden' : 'shown' })}
                onFocus={() => setFocusedId(id)}
                onLeave={leave}
              />
              <span className={styles.first} aria-hidden="true">
                {member.name.split(' ')[0]}
              </span>
            </li>
          );
        })}
      </ul>
      <TeamDetails member={members.find(({ id }) => id === shownId)} />
    </>
  );
}

type TeamDetailsProps = { member: TeamMember | undefined };

/**
 * Name, sentence and skills of the selected member, at the bottom of the window while the portraits are in view.
 * Without a selection: a sentence about the leaders.
 */
function TeamDetails({ member }: TeamDetailsProps) {
  return (
    <div className={styles.details} role="status" data-shown={member && ''}>
      {member ? (
        <>
          <p>
            <b>{`${member.name}.`}</b> <span>{member.bio}</span>
          </p>
          <p className="muted">{member.skills}</p>
        </>
      ) : (
        // The key keeps React from reusing the paragraph of a member, and removing its texts one by one.
        <p key="led">{about.team.led}</p>
      )}
    </div>
  );
}

/** State set by a click or Escape; it overrides hover and focus. */
type TileState = 'shown' | 'hidden';

type TeamTileProps = {
  member: TeamMember;
  state: TileState | undefined;
  onToggle: () => void;
  onFocus: () => void;
  onLeave: () => void;
};

/** A portrait in a diamond. Full name and role cover it when they are shown. */
function TeamTile({ member, state, onToggle, onFocus, onLeave }: TeamTileProps) {
  const { id, name, expertise, icons } = member;
  const isHydrated = useHydrated();
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && onLeave();
  return (
    <button
      type="button"
      className={styles.tile}
      data-member={id}
      data-state={state}
      data-photo={member.photo && ''}
      onClick={onToggle}
      onFocus={onFocus}
      onPointerLeave={leave}
      onBlur={onLeave}
    >
      <span className={styles.upright}>
        <Portrait face={member} className={styles.face} />
      </span>
      <span className={`${styles.words} on-cloth`}>
        <span className={`${styles.upright} ${styles.lines}`}>
          <b>{`${name} `}</b>
          <span>{`${expertise} `}</span>
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
