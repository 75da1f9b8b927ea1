import { servicesPage } from '#content/pages/services-page.ts';
import { routes } from '#content/routes.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { servicesPanel } from '../../chat/panels/services-panel.static.ts';
import { RouteHead } from '../../ui/PageHead.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SpokenLine } from '../../ui/marks/SpokenLine.tsx';
import { line } from './line.static.ts';
import { ServiceCards } from './ServiceCards.tsx';

/** /services */
export function ServicesPage() {
  const { hero, list } = servicesPage;
  return (
    <>
      <RouteHead name="services" />
      <Hero
        title={hero.title}
        lede={hero.text}
        actions={
          <>
            <ButtonLink href={routes.contact.path}>{hero.start}</ButtonLink>
            <ButtonLink href="#services-list" look="secondary">
              {hero.list}
            </ButtonLink>
          </>
        }
        beside={<ChatPanel panel={servicesPanel} />}
        line={<SpokenLine svg={line} line={servicesPage.line} height={150} />}
      />
      <Section id="services-list" title={list.title} beside={<p>{list.text}</p>}>
        <ServiceCards />
      </Section>
    </>
  );
}
