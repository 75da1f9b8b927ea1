import { servicePage } from '#content/pages/service-page.ts';
import { servicesPage } from '#content/pages/services-page.ts';
import { brokenLine } from '../../ui/marks/broken.woven.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PageTop } from '../../ui/layout/PageTop.tsx';
import { WovenLine } from '../../ui/marks/WovenLine.tsx';
import styles from './UnknownService.module.css';

/** The page of a service we do not have: the sentence, a broken thread, and the way to those we have. */
export function UnknownService() {
  return (
    <div className={styles.unknown}>
      <PageTop
        title={servicePage.unknown}
        beside={<ButtonLink href="/services">{servicesPage.hero.list}</ButtonLink>}
      />
      <WovenLine svg={brokenLine} height={110} />
    </div>
  );
}
