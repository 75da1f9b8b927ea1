import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PageTop } from '../../ui/layout/PageTop.tsx';
import styles from './ServiceTop.module.css';

type ServiceTopProps = { service: Service };

/** Way back, title, intro, and the first step. */
export function ServiceTop({ service: { title, intro } }: ServiceTopProps) {
  return (
    <PageTop
      before={
        <p className={styles.back}>
          <a href="/services">Services</a>
        </p>
      }
      title={title}
      text={intro}
      beside={
        <ButtonLink href="/contact" className={styles.start ?? ''}>
          {servicePage.start}
        </ButtonLink>
      }
    />
  );
}
