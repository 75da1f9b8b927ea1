import type { Story } from '#content/collections/story.ts';
import { storiesPage } from '#content/pages/success-stories.static.ts';
import { contactPath } from '#contract/contact-path.ts';
import { Picture } from '../../ui/marks/Picture.tsx';
import { Stars } from '../../ui/marks/Stars.tsx';
import styles from './StoryCard.module.css';

type StoryCardProps = {
  story: Story;
  /** Whether it is the first story, which has a wider image and larger text. */
  isLead?: boolean;
};

/** A client's quote with rating, title and dates, below an image woven from the quote. */
export function StoryCard({
  story: { title, rating, dateRange, quote, fullQuote, image },
  isLead = false,
}: StoryCardProps) {
  const rest = fullQuote?.startsWith(quote) ? fullQuote.slice(quote.length).trim() : fullQuote;
  const [width, height] = isLead ? [660, 150] : [470, 110];
  return (
    <figure aria-label={title} className={`${styles.story} ${isLead ? styles.lead : `${styles.card} reveal`}`}>
      <Picture src={image} width={width} height={height} alt="" className={styles.print} />
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
        <b>{title}</b>
        <span>{dateRange}</span>
        <a className={`link ${styles.ask}`} href={contactPath({ about: title })}>
          {storiesPage.ask}
          <span className="visually-hidden">: {title}</span>
        </a>
      </figcaption>
    </figure>
  );
}
