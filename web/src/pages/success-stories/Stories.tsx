import { stories } from '#content/collections/stories.static.ts';
import { storiesPage } from '#content/pages/success-stories.static.ts';
import { MeanRating } from './MeanRating.tsx';
import styles from './Stories.module.css';
import { StoryCard } from './StoryCard.tsx';

const [lead, ...others] = stories;

/** The whole page as a static island: mean rating, the first story, and the others in columns. */
export function Stories() {
  return (
    <>
      <MeanRating />
      <section className={styles.stories} aria-labelledby="stories">
        <div className="wrap">
          <h2 id="stories" className="visually-hidden">
            {storiesPage.list}
          </h2>
          {lead && <StoryCard story={lead} isLead />}
          <div className={styles.columns}>
            {others.map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
