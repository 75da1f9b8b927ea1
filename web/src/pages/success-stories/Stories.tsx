import { stories } from '#content/collections/stories.ts';
import { MeanRating } from './MeanRating.tsx';
import styles from './Stories.module.css';
import { StoryCard } from './StoryCard.tsx';

const [lead, ...others] = stories;

/** What stands still on the page, which is all of it: the mean rating, the leading story, and fifteen in columns. */
export function Stories() {
  return (
    <>
      <MeanRating />
      <section className={styles.stories} aria-labelledby="stories">
        <div className="wrap">
          <h2 id="stories" className="vh">
            Stories
          </h2>
          <StoryCard story={lead} isLead />
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
