import { useState } from 'react';
import { about } from '#content/about.static.ts';
import { team } from '#content/lists/team.static.ts';
import chipRow from '../../ui/chips.module.css';
import { Section } from '../../ui/Section.tsx';
import styles from './Team.module.css';
import { TeamLattice } from './TeamLattice.tsx';

const departments = [...new Set(team.flatMap(({ department }) => department ?? []))];

/** The members of the team or of one department, as a lattice of diamonds. */
export function Team() {
  const [department, setDepartment] = useState<string>();
  const members = team.filter((member) => department === undefined || member.department === department);
  const chips = [
    { label: `${about.team.all} ${team.length}`, value: undefined },
    ...departments.map((value) => ({
      label: `${value} ${team.filter((member) => member.department === value).length}`,
      value,
    })),
  ];
  return (
    <Section
      id="team"
      title={about.team.title}
      beside={
        <div className={styles.beside}>
          <p>{about.team.hint}</p>
          <fieldset className={`${chipRow.chips} no-print`} aria-label={about.team.filter}>
            {chips.map(({ label, value }) => (
              <button
                key={label}
                type="button"
                aria-pressed={department === value}
                onClick={() => setDepartment(value)}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
      }
    >
      {members.length > 0 ? <TeamLattice members={members} /> : <p className={styles.empty}>{about.team.empty}</p>}
    </Section>
  );
}
