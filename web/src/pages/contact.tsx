import { emailHref } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { ChatPanel } from '../chat/panel/ChatPanel.tsx';
import { contactPanel } from '#content/contact.ts';
import { ContactForm } from '../forms/ContactForm.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { RouteHead } from '../ui/PageHead.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './contact.module.css';
import { DayLine } from './contact/DayLine.tsx';
import { FindUs } from './contact/FindUs.tsx';
import { OfficeFacts } from './contact/OfficeFacts.tsx';

const CompanyFacts = staticIsland('company-facts', async () => (await import('../ui/CompanyFacts.tsx')).CompanyFacts);

export function ContactPage() {
  const { hero, form } = contact;
  return (
    <>
      <RouteHead name="contact" />
      <Hero
        title={hero.title}
        bullets={hero.perks}
        actions={
          <>
            <ButtonLink href="#contact-form">{hero.write}</ButtonLink>
            <ButtonLink href={emailHref} look="secondary">
              {hero.email}
            </ButtonLink>
          </>
        }
        beside={<ChatPanel panel={contactPanel} />}
        line={<DayLine />}
      />
      <Section id="contact-form" title={form.title} className={styles.form ?? ''}>
        <div className={styles.columns}>
          <ContactForm />
          <OfficeFacts />
        </div>
        <form id="call-choices" method="dialog" hidden />
      </Section>
      <CompanyFacts />
      <FindUs />
    </>
  );
}
