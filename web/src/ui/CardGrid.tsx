import type { Card } from '#content/types.ts';
import styles from './CardGrid.module.css';
import { StitchedIcon } from './StitchedIcon.tsx';

type CardGridProps = {
  /** With a path, the whole card is a link. */
  cards: readonly (Card & { path?: string })[];
};

export function CardGrid({ cards }: CardGridProps) {
  return (
    <div className={`columns ${styles.grid}`}>
      {cards.map(({ icon, title, description, path }) => (
        <article key={title} className={`card reveal ${path ? 'growing-line' : ''}`}>
          <StitchedIcon name={icon} />
          <h3>
            {path ? (
              <a href={path} className="whole-card">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          <p>{description}</p>
        </article>
      ))}
    </div>
  );
}
