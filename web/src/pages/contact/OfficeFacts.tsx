import { type ReactNode, useEffect, useState } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { contact, officeAddress } from '#content/contact.ts';
import type { IconName } from '#content/types.ts';
import { StitchedIcon } from '../../ui/StitchedIcon.tsx';
import { NewTab, Button } from '../../ui/Button.tsx';
import { OfficeHours } from '../../ui/OfficeHours.tsx';
import { FirstContact } from '../../ui/Person.tsx';
import styles from './OfficeFacts.module.css';
import { UiIcon, checkIcon, copyIcon, warningIcon } from '../../ui/UiIcon.tsx';
/** The office hours in words. No line ends between a time and its AM, PM or zone. */
const unbrokenHours = company.officeHours.label.replaceAll(/ (?=[A-Z]{2})/g, '\u00a0');

export function OfficeFacts() {
  const { title, address, hours, email, phone, whatsApp, writeOnWhatsApp, press } = contact.office;
  const [street, region] = officeAddress;
  return (
    <aside aria-label={title}>
      <FirstContact className={styles.person} />
      <dl className={styles.facts}>
        <Fact icon="pin" name={address}>
          {street}
          <br />
          {region}
        </Fact>
        <Fact icon="clock" name={hours}>
          {unbrokenHours}
          <OfficeHours />
        </Fact>
        <Fact icon="mail" name={email}>
          <a className="link" href={emailHref}>
            {company.email}
          </a>
          <CopyEmail />
        </Fact>
        <Fact icon="phone" name={phone}>
          <a className="link" href={phoneHref}>
            {company.phone}
          </a>
        </Fact>
        {company.links.whatsApp && (
          <Fact icon="chat" name={whatsApp}>
            <a className="link" href={company.links.whatsApp} target="_blank" rel="noopener">
              {writeOnWhatsApp}
              <NewTab />
            </a>
          </Fact>
        )}
        <Fact icon="page" name={press.title}>
          {press.text}
        </Fact>
      </dl>
    </aside>
  );
}

type FactProps = { icon: IconName; name: string; children: ReactNode };

function Fact({ icon, name, children }: FactProps) {
  return (
    <div>
      <dt>
        <StitchedIcon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const shownMs = 3_000;

/** Screen readers announce the outcome; for sighted visitors the icon of the button changes. */
const words = contact.office.copy;

function CopyEmail() {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(company.email);
      setOutcome('copied');
    } catch {
      setOutcome('blocked');
    }
  };
  const icon = outcome === 'copied' ? checkIcon : outcome === 'blocked' ? warningIcon : copyIcon;
  return (
    <>
      <Button
        look="icon"
        className={styles.copy ?? ''}
        data-outcome={outcome}
        aria-label={words.label}
        onClick={() => void copy()}
      >
        <UiIcon path={icon} />
      </Button>
      <output className="visually-hidden">{outcome && words[outcome]}</output>
    </>
  );
}
