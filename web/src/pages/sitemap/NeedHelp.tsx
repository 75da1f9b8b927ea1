import { company, emailHref, phoneHref } from '#content/company.ts';
import { sitemapPage } from '#content/pages/sitemap-page.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { OfficeHours } from '../../ui/office/OfficeHours.tsx';
import { Woven } from '../../ui/marks/Woven.tsx';
import styles from './NeedHelp.module.css';
import { need } from './need.static.ts';

/** Office hours, email, phone and a link to the contact page. */
export function NeedHelp() {
  const { title, text, action } = sitemapPage.help;
  return (
    <aside className={`${styles.need} on-cloth`} aria-labelledby="need">
      <Woven svg={need} className={styles.art} />
      <h2 id="need">{title}</h2>
      <p>{text}</p>
      <OfficeHours />
      <p className={styles.links}>
        <a href={emailHref}>{company.email}</a>
        <a href={phoneHref}>{company.phone}</a>
      </p>
      <ButtonLink href={routes.contact.path} look="secondary">
        {action}
      </ButtonLink>
    </aside>
  );
}
