import { contactPath } from '#contract/contact-path.ts';
import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { StitchedIcon } from '../../ui/marks/StitchedIcon.tsx';
import styles from './ServiceHeader.module.css';

type ServiceHeaderProps = { service: Service; path: string };

/** Header of a service's page: link back, title, introduction, links to the contact page and to the chat, and icon. */
export function ServiceHeader({ service: { title, icon, interest, intro }, path }: ServiceHeaderProps) {
  return (
    <PageHeader
      before={
        <p className={styles.back}>
          <a href={routes.services.path}>{servicePage.all}</a>
        </p>
      }
      title={title}
      beside={<StitchedIcon name={icon} className={styles.icon} carried={path} />}
      text={intro}
      below={
        <div className={styles.actions}>
          <ButtonLink href={contactPath({ interest, about: title })}>{servicePage.start}</ButtonLink>
          <ButtonLink href={`${routes.services.path}#chat-services`} look="secondary">
            {servicePage.ask}
          </ButtonLink>
        </div>
      }
    />
  );
}
