import type { Fact } from '#content/pages/about.ts';
import { Woven } from '../../../ui/marks/Woven.tsx';
import styles from './FactCard.module.css';
import { agile, india, projects, satisfaction, trades, years } from './facts.woven.ts';

const strips: Readonly<Record<Fact['id'], string>> = { india, projects, trades, years, agile, satisfaction };

type FactCardProps = { fact: Fact };

/** A fact under the strip of threads that draws its number. */
export function FactCard({ fact: { id, lead, text } }: FactCardProps) {
  return (
    <article className={`${styles.fact} reveal`}>
      <Woven svg={strips[id]} className={styles.strip} />
      <p>
        <b>{lead} </b>
        {text}
      </p>
    </article>
  );
}
