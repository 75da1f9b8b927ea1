import type { ReactNode } from 'react';
import styles from './DetailHeader.module.css';

type DetailFactsProps = {
  /** Names and values; rows without a value are left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
  children: ReactNode;
};

export function DetailFacts({ rows, children }: DetailFactsProps) {
  return (
    <div className={styles.facts}>
      <dl>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {children}
    </div>
  );
}
