import { sitemapPage } from '#content/pages/sitemap-page.ts';
import { RouteHead } from '../../ui/PageHead.tsx';
import { StitchedIcon } from '../../ui/marks/StitchedIcon.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NeedHelp } from './NeedHelp.tsx';
import styles from './SitemapPage.module.css';

/** /sitemap */
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
