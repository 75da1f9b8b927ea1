import { sitemapPage } from '#content/sitemap.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { StitchedIcon } from '../ui/StitchedIcon.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import styles from './sitemap.module.css';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { contactFormPath } from '#content/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { OfficeHours } from '../ui/OfficeHours.tsx';

export function SitemapPage() {
  const { title, text, groups } = sitemapPage;
  return (
    <>
      <RouteHead name="sitemap" />
      <PageHeader title={title} text={text} />
      <div className={`wrap ${styles.map}`}>
        <div className={styles.lists}>
          {groups.map(({ title: group, links }) => (
            <nav key={group} aria-label={`${title}: ${group}`}>
              <h2>{group}</h2>
              <ul>
                {links.map(({ path, label, icon }) => (
                  <li key={path}>
                    <a href={path}>
                      <StitchedIcon name={icon} />
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <NeedHelp />
      </div>
    </>
  );
}

function NeedHelp() {
  const { title, text, action } = sitemapPage.help;
  return (
    <aside className={`${styles.need} on-cloth`} aria-labelledby="need">
      <h2 id="need">{title}</h2>
      <p>{text}</p>
      <OfficeHours />
      <p className={styles.links}>
        <a href={emailHref}>{`${company.email} `}</a>
        <a href={phoneHref}>{company.phone}</a>
      </p>
      <ButtonLink href={contactFormPath} look="secondary">
        {action}
      </ButtonLink>
    </aside>
  );
}
