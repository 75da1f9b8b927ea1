import { testimonials } from '#content/collections/testimonials.static.ts';
import { NewTab } from '../../ui/buttons/NewTab.tsx';
import { Picture } from '../../ui/marks/Picture.tsx';
import { Stars } from '../../ui/marks/Stars.tsx';
import styles from './Testimonials.module.css';

/** Testimonials, always with five stars, each below an image woven from its text. */
export function Testimonials() {
  return (
    <div className={styles.voices}>
      {testimonials.map(({ quote, author, company, projectLink, logo, image }) => (
        <figure key={image} className={styles.voice} aria-label={author}>
          <div className={styles.print}>
            <Picture src={image} width={660} height={150} alt="" />
          </div>
          <Stars rating={5} />
          <blockquote>{quote}</blockquote>
          <figcaption>
            <div className={styles.logo}>
              <Picture src={logo} width={40} height={40} alt="" />
            </div>
            <div>
              <b>{author}</b>
              <br />
              <a className="link" href={projectLink} target="_blank" rel="noopener">
                {company}
                <NewTab />
              </a>
            </div>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
