import { emailHref } from '#content/company.ts';
import { contact } from '#content/pages/contact.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { contactPanel } from '../../chat/panels/contact-panel.static.ts';
import { ContactForm } from '../../forms/contact/ContactForm.tsx';
import { RouteHead } from '../../ui/PageHead.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Hero } from '../../ui/layout/Hero.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './ContactPage.module.css';
import { DayLine } from './DayLine.tsx';
import { FindUs } from './FindUs.tsx';
import { OfficeFacts } from './OfficeFacts.tsx';

/** /contact */
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
      <Section id="contact-form" title={form.title}>
        <div className={styles.columns}>
          <ContactForm />
          <OfficeFacts />
        </div>
      </Section>
      <FindUs />
    </>
  );
}
