import { useState, useSyncExternalStore } from 'react';
import { careers } from '#content/careers.ts';
import { gallery } from '#content/lists/gallery.static.ts';
import { Button } from '../../ui/Button.tsx';
import { UiIcon, pauseIcon, playIcon } from '../../ui/UiIcon.tsx';
import { Section } from '../../ui/Section.tsx';
import type { GalleryItem } from '#content/lists/gallery-item.ts';
import { Carousel } from './Carousel.tsx';
import { StitchedIcon } from '../../ui/StitchedIcon.tsx';
import styles from './Activities.module.css';

/** The rows, in the order of their first moments. */
const years = [...new Set(gallery.map(({ category }) => category))].map((category) => ({
  category,
  items: gallery.filter((item) => item.category === category),
}));

const hasSlides = gallery.some(({ images }) => images.length > 1);

/** The gallery, one row per year, and one button that pauses all carousels, if there are any. */
export function Activities() {
  const isReduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const isHalted = chosen ?? isReduced;
  return (
    <Section
      id="activities"
      title={careers.activities.title}
      beside={
        hasSlides && (
          <Button look="secondary" className="no-print" onClick={() => setChosen(!isHalted)}>
            <UiIcon path={isHalted ? playIcon : pauseIcon} solid />
            <span>{isHalted ? careers.activities.play : careers.activities.pause}</span>
          </Button>
        )
      }
    >
      {years.map(({ category, items }) => (
        <YearRow key={category} title={category} items={items} isHalted={isHalted} />
      ))}
    </Section>
  );
}

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; false in the server's markup. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

type YearRowProps = { title: string; items: readonly GalleryItem[]; isHalted: boolean };

/** A year of the gallery: one row, which scrolls in windows narrower than 80rem. */
function YearRow({ title, items, isHalted }: YearRowProps) {
  return (
    <div className={styles.year}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p>{careers.activities.count(items.length)}</p>
      </div>
      <div className={styles.frames}>
        {items.map((item) => (
          <Carousel key={item.id} title={item.title} images={item.images} alts={item.alts} isHalted={isHalted}>
            <h4 className={styles.title}>
              {/* A woven image is the icon. */}
              {item.alts && <StitchedIcon name={item.icon} />}
              {item.title}
            </h4>
            <p className={styles.text}>{item.description}</p>
          </Carousel>
        ))}
      </div>
    </div>
  );
}
