import type { GalleryItem } from '#content/collections/gallery-item.ts';
import { careers } from '#content/pages/careers.ts';
import { Carousel } from './carousel/Carousel.tsx';
import { StitchedIcon } from '../../ui/marks/StitchedIcon.tsx';
import styles from './YearRow.module.css';

type YearRowProps = { title: string; items: readonly GalleryItem[]; isHalted: boolean };

/** A year of the gallery: one row, which scrolls in windows narrower than 80rem. */
export function YearRow({ title, items, isHalted }: YearRowProps) {
  return (
    <div className={styles.year}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p>{careers.activities.count(items.length)}</p>
      </div>
      <div className={styles.frames}>
        {items.map((item) => (
          <Carousel key={item.id} title={item.title} images={item.images} isHalted={isHalted}>
            <h4 className={styles.title}>
              <StitchedIcon name={item.icon} />
              {item.title}
            </h4>
            <p className={styles.text}>{item.description}</p>
          </Carousel>
        ))}
      </div>
    </div>
  );
}
