import type { Card } from '#content/types.ts';
import styles from './CardGrid.module.css';
import { StitchedIcon } from './StitchedIcon.tsx';

type CardGridProps = { cards: readonly Card[] };

export function CardGrid({ cards }: CardGridProps) {
  return (
    <div className={`columns ${styles.grid}`}>
      {cards.map(({ icon, title, description }) => (
        <article key={title} className="card reveal">
          <StitchedIcon name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </article>
      ))}
    </div>
  );
}
