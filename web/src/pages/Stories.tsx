import { stories } from '#content/lists/stories.static.ts';
import { storiesPage } from '#content/success-stories.static.ts';
import styles from './Stories.module.css';
import { company } from '#content/company.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { UiIcon, outIcon } from '../ui/UiIcon.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stars } from '../ui/Stars.tsx';
import type { Story } from '#content/lists/story.ts';
import { projectsOfStories } from '#content/lists/projects.static.ts';
import { storyAnchor } from '#content/routes.ts';
import { contactPath } from '#head/contact-path.ts';

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

const mean = stories.reduce((sum, { rating }) => sum + rating, 0) / stories.length;

function MeanRating() {
  const { title, text, mean: label, reviews } = storiesPage;
  return (
    <PageHeader
      title={title}
      text={text}
      beside={
        <div className={styles.mean}>
          <b>{mean.toFixed(2)}</b>
          <div>
            <Stars rating={mean} />
            <p>{label}</p>
            {company.links.allReviews && (
              <ButtonLink href={company.links.allReviews} look="secondary" newTab>
                {reviews}
                <UiIcon path={outIcon} />
              </ButtonLink>
            )}
          </div>
        </div>
      }
    />
  );
}

type StoryCardProps = {
  story: Story;
  /** Whether it is the first story, whose text is larger. */
  isLead?: boolean;
};

function StoryCard({ story: { id, title, rating, dateRange, quote, fullQuote }, isLead = false }: StoryCardProps) {
  const rest = fullQuote?.startsWith(quote) ? fullQuote.slice(quote.length).trim() : fullQuote;
  return (
    <figure
      id={storyAnchor(id)}
      aria-label={title}
      className={`${styles.story} ${isLead ? styles.lead : `${styles.card} reveal`}`}
    >
      <Stars rating={rating} withValue />
      <blockquote>
        <p>{quote}</p>
        {rest && (
          <details>
            <summary>
              {storiesPage.readAll}
              <span className="visually-hidden">: {title}</span>
            </summary>
            <p>{rest}</p>
          </details>
        )}
      </blockquote>
      <figcaption>
        <b>{`${title} `}</b>
        <span>{`${dateRange} `}</span>
        {projectsOfStories[title]?.map(({ path, label }) => (
          <a key={path} className={`link ${styles.ask}`} href={path}>
            {`${storiesPage.project}: ${label} `}
          </a>
        ))}
        <a className={`link ${styles.ask}`} href={contactPath({ about: title })}>
          {storiesPage.ask}
          <span className="visually-hidden">: {title}</span>
        </a>
      </figcaption>
    </figure>
  );
}
