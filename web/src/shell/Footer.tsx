import { company, emailHref, phoneHref } from '#content/company.ts';
import { plainHours } from '#content/office.ts';
import { ButtonLink, NewTab } from '../ui/Button.tsx';
import { UiIcon } from '../ui/UiIcon.tsx';
import { Woven } from '../ui/Woven.tsx';
import { WovenLine } from '../ui/WovenLine.tsx';
import { Brand } from './Brand.tsx';
import type { ClockIds } from './FooterClock.tsx';
import styles from './Footer.module.css';
import { day } from './day.static.ts';
import { hem } from './hem.static.ts';
import { replySentence } from '#content/promises.ts';
import { callPath } from '#content/routes.ts';
import { footer } from '#content/footer.ts';

const networkIcons = {
  LinkedIn: 'M5 10v9M5 5v.5M10 19v-9M10 14c0-5 9-5 9 0v5',
  X: 'M4 4l16 16M20 4 4 20',
  Instagram: 'M4 4h16v16H4zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17 7h.01',
} as const;

type FooterProps = { clockIds: ClockIds };

/** The footer: closing row, columns of links, contact details, and a strip with the legal pages. */
export function Footer({ clockIds }: FooterProps) {
  const { street, city, region, country } = company.address;
  return (
    <footer className={`${styles.footer} temple on-cloth no-print`} tabIndex={-1}>
      <div className={styles.day} id={clockIds.day}>
        <Woven svg={day} />
      </div>
      <WovenLine svg={hem} className={styles.hem} />
      <div className={`wrap ${styles.in}`}>
        <FooterClosing replyId={clockIds.reply} />
        <div className={styles.grid}>
          <div className={styles.about}>
            <Brand />
            <p className={styles.blurb}>{footer.blurb}</p>
            <div className={styles.social}>
              {company.links.social
                .filter(({ url }) => url !== '')
                .map(({ network, url }) => (
                  <ButtonLink key={network} href={url} look="icon" newTab label={network}>
                    <UiIcon path={networkIcons[network]} />
                  </ButtonLink>
                ))}
            </div>
          </div>
          {footer.columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2>{footer.contactTitle}</h2>
            <address>
              <span>
                {street}, {city},
                <br />
                {region}, {country}{' '}
              </span>
              <span>
                <a href={phoneHref}>{`${company.phone} `}</a>
                <a href={emailHref}>{company.email}</a>
              </span>
            </address>
            <div className={styles.hours} id={clockIds.hours}>
              <p>{plainHours}</p>
            </div>
          </div>
        </div>
        <div className={styles.strip}>
          <span>
            © <span id="copyright-year">{currentYear()}</span> {company.brand}{' '}
          </span>
          {footer.legal.map(({ path, label, newTab }) =>
            newTab ? (
              <a key={path} href={path} target="_blank" rel="noopener">
                {label}
                <NewTab />
              </a>
            ) : (
              <a key={path} href={path}>
                {`${label} `}
              </a>
            ),
          )}
        </div>
      </div>
    </footer>
  );
}

/** Returns the year of the build if called by the prerender; Shell then replaces it by the year of the visit. */
function currentYear(): number {
  return new Date().getFullYear();
}

/** The first row of the footer: the tagline and the link to the contact form. */
function FooterClosing({ replyId }: { replyId: string }) {
  return (
    <div className="spread">
      <p className={styles.tagline}>{company.tagline}</p>
      <div className={styles.start}>
        <ButtonLink href={callPath}>{footer.start}</ButtonLink>
        <p>
          {replySentence} <span id={replyId} />
        </p>
      </div>
    </div>
  );
}
