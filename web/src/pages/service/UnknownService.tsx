import { servicePage } from '#content/service.ts';
import { servicesPage } from '#content/services.ts';
import { routes } from '#content/routes.ts';
import { brokenLine } from '../../ui/broken-line.static.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { WovenLine } from '../../ui/WovenLine.tsx';
import styles from './UnknownService.module.css';

export function UnknownService() {
  return (
    <div className={styles.unknown}>
      <PageHeader
        title={servicePage.unknown}
        beside={<ButtonLink href={routes.services.path}>{servicesPage.hero.list}</ButtonLink>}
      />
      <WovenLine svg={brokenLine} />
    </div>
  );
}
