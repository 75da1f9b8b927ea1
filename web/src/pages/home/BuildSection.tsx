import { home } from '#content/pages/home.ts';
import { routes } from '#content/routes.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Reasons } from '../../ui/layout/Reasons.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Testimonials } from './Testimonials.tsx';

/** The static part of the home page: services, reasons and testimonials. */
export function BuildSection() {
  const { services, why, testimonials } = home;
  return (
    <>
      <Section
        title={services.title}
        beside={
          <ButtonLink href={routes.services.path} look="secondary">
            {services.more}
          </ButtonLink>
        }
      >
        <CardGrid cards={services.cards} />
      </Section>
      <Reasons title={why.title} text={why.text} reasons={why.reasons} />
      <Section
        title={testimonials.title}
        beside={
          <ButtonLink href={routes.successStories.path} look="secondary">
            {testimonials.more}
          </ButtonLink>
        }
      >
        <Testimonials />
      </Section>
    </>
  );
}
