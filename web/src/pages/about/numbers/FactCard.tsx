import type { Fact } from '#content/pages/about.ts';
import { StitchedIcon } from '../../../ui/marks/StitchedIcon.tsx';
import { Woven } from '../../../ui/marks/Woven.tsx';
import styles from './FactCard.module.css';
import { agile, india, projects, satisfaction, trades, years } from './facts.static.ts';

const strips: Readonly<Record<Fact['id'], string>> = { india, projects, trades, years, agile, satisfaction };

type FactCardProps = { fact: Fact };

/** A fact below a strip of threads that illustrates its number. */
export function FactCard({ fact: { id, icon, lead, text } }: FactCardProps) {
  return (
    <article className={`${styles.fact} reveal`}>
      <Woven svg={strips[id]} className={styles.strip} />
      <p>
        <b>
          <StitchedIcon name={icon} />
          {lead}{' '}
        </b>
        {text}
      </p>
    </article>
  );
}
