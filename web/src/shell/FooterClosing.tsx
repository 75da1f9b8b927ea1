import { company } from '#content/company.ts';
import { footer } from '#content/pages/footer.ts';
import { homeForm } from '#content/pages/home-form.ts';
import { contactFormPath } from '#content/routes.ts';
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx';
import styles from './FooterClosing.module.css';

/** The first row of the footer: the tagline and the link to the contact form. */
export function FooterClosing() {
  return (
    <div className={styles.closing}>
      <p className={styles.tagline}>{company.tagline}</p>
      <div className={styles.start}>
        <ButtonLink href={contactFormPath}>{footer.start}</ButtonLink>
        <p>{homeForm.promise}</p>
      </div>
    </div>
  );
}
