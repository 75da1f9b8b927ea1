import { about } from '#content/pages/about.ts';
import type { TeamMember } from '#content/collections/team-member.ts';
import styles from './TeamDetails.module.css';

type TeamDetailsProps = { member: TeamMember | undefined };

/**
 * Name, sentence and skills of the selected member, at the bottom of the window while the portraits are in view.
 * Without a selection: a sentence about the leaders.
 */
export function TeamDetails({ member }: TeamDetailsProps) {
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
