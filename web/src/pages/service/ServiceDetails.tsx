import { servicePage } from '#content/pages/service-page.ts';
import type { Service } from '#content/services/service.ts';
import { Reasons } from '../../ui/layout/Reasons.tsx';
import { WovenLine } from '../../ui/marks/WovenLine.tsx';
import { titleLine } from '../../weave/title-line.ts';
import { Capabilities } from './sections/Capabilities.tsx';
import { Questions } from './sections/Questions.tsx';
import { RelatedServices } from './sections/RelatedServices.tsx';
import styles from './ServiceDetails.module.css';
import { ServiceHeader } from './ServiceHeader.tsx';
import { ToolsAndUses } from './sections/ToolsAndUses.tsx';

type ServiceDetailsProps = { service: Service; path: string };

/** The content of a service's page. */
export function ServiceDetails({ service, path }: ServiceDetailsProps) {
  const { title, reasons } = servicePage.why;
  return (
    <>
      <ServiceHeader service={service} path={path} />
      <WovenLine svg={titleLine(service.title)} height={220} className={styles.line} />
      <div className={styles.details}>
        <Capabilities capabilities={service.capabilities} />
        <ToolsAndUses service={service} />
        <Reasons title={title} reasons={reasons} />
        <Questions service={service} />
        <RelatedServices title={service.title} />
      </div>
    </>
  );
}
