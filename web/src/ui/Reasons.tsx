import type { Card } from '#content/types.ts';
import { LinkedText } from './LinkedText.tsx';
import { StitchedIcon } from './StitchedIcon.tsx';
import styles from './Reasons.module.css';

type ReasonsProps = { title: string; text?: string; reasons: readonly Card[] };

export function Reasons({ title, text, reasons }: ReasonsProps) {
  return (
    <section className={`${styles.why} temple on-cloth`}>
      <div className={`wrap ${styles.columns} ${reasons.length === 3 ? styles.three : ''}`}>
        <div>
          <h2>{title}</h2>
          {text && (
            <p className={styles.text}>
              <LinkedText text={text} />
            </p>
          )}
        </div>
        <ReasonList reasons={reasons} />
      </div>
    </section>
  );
}

type ReasonListProps = { reasons: readonly Card[] };

export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <div className={`${styles.list} ${reasons.length === 3 ? styles.listOfThree : ''}`}>
      {reasons.map(({ icon, title, description }) => (
        <article key={title} className={`${styles.reason} reveal`}>
          <StitchedIcon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </article>
      ))}
    </div>
  );
}
