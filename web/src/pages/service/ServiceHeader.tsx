import { contactPath } from '#contract/contact-path.ts';
import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import styles from './ServiceHeader.module.css';

type ServiceHeaderProps = { service: Service };

/** Header of a service's page: link back, title, introduction, and links to the contact page and to the chat. */
export function ServiceHeader({ service: { title, interest, intro } }: ServiceHeaderProps) {
  return (
    <PageHeader
      before={
        <p className={styles.back}>
          <a href="/services">{servicePage.all}</a>
        </p>
      }
      title={title}
      text={intro}
      below={
        <div className={styles.actions}>
          <ButtonLink href={contactPath({ interest, about: title })}>{servicePage.start}</ButtonLink>
          <ButtonLink href="/services#chat-services" look="secondary">
            {servicePage.ask}
          </ButtonLink>
        </div>
      }
    />
  );
}
