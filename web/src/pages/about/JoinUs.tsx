import { about } from '#content/pages/about.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { WovenLine } from '../../ui/marks/WovenLine.tsx';
import styles from './JoinUs.module.css';
import { seat } from './seat.static.ts';

/** Link to the open roles, above a woven line. */
export function JoinUs() {
  const { title, text, action } = about.join;
  return (
    <section className={styles.join}>
      <div className={`wrap ${styles.row}`}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={routes.careers.path}>{action}</ButtonLink>
      </div>
      <WovenLine svg={seat} height={120} />
    </section>
  );
}
