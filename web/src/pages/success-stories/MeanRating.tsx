import { company } from '#content/company.ts';
import { stories, storiesPage } from '#content/collections/stories.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { outGlyph } from '../../ui/marks/glyphs.ts';
import { PageTop } from '../../ui/layout/PageTop.tsx';
import { Stars } from '../../ui/marks/Stars.tsx';
import styles from './MeanRating.module.css';

const mean = stories.reduce((sum, { rating }) => sum + rating, 0) / stories.length;

/** Heading of the page, and the mean of all ratings as a number. */
export function MeanRating() {
  const { title, text, mean: label, reviews } = storiesPage;
  return (
    <PageTop
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
                <Glyph path={outGlyph} />
              </ButtonLink>
            )}
          </div>
        </div>
      }
    />
  );
}
