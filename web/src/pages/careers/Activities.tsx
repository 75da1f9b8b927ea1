import { useState } from 'react';
import { careers } from '#content/careers.ts';
import { gallery } from '#content/lists/gallery.static.ts';
import { useHydrated } from '../../runtime/useHydrated.ts';
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
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<boolean>();
  const isHalted = chosen ?? (isHydrated && matchMedia('(prefers-reduced-motion: reduce)').matches);
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

type YearRowProps = { title: string; items: readonly GalleryItem[]; isHalted: boolean };

/** A year of the gallery: one row, which scrolls in windows narrower than 80rem. */
function YearRow({ title, items, isHalted }: YearRowProps) {
  return (
    <div className={styles.year}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p>{careers.activities.count(items.length)}</p>
      </div>
      {/* A scrollable region must be focusable, otherwise the keyboard cannot scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frames} role="group" aria-label={title} tabIndex={0}>
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
