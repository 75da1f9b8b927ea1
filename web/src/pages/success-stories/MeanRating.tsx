import { company } from '#content/company.ts';
import { stories } from '#content/collections/stories.static.ts';
import { storiesPage } from '#content/pages/success-stories.static.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { outIcon } from '../../ui/marks/ui-icons.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Stars } from '../../ui/marks/Stars.tsx';
import styles from './MeanRating.module.css';

const mean = stories.reduce((sum, { rating }) => sum + rating, 0) / stories.length;

/** Header of the page with the mean of all ratings. */
export function MeanRating() {
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
