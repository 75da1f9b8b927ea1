import { termsOfService } from '#content/pages/terms-of-service.ts';
import { callPath, routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Woven } from '../../ui/marks/Woven.tsx';
import { agreed } from './agreed.static.ts';
import styles from './TermsEnd.module.css';

/** Last section of the terms: links to the contact page. */
export function TermsEnd() {
  const { title, text, support, call } = termsOfService.end;
  return (
    <aside className={styles.end} aria-labelledby="terms-end">
      <Woven svg={agreed} className={styles.art} />
      <div>
        <h2 id="terms-end">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={routes.contact.path}>{support}</ButtonLink>
        <ButtonLink href={callPath} look="secondary">
          {call}
        </ButtonLink>
      </div>
    </aside>
  );
}
