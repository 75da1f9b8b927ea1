import { companyFacts } from '#content/company-facts.static.ts';
import { termsOfService } from '#content/terms-of-service.ts';
import styles from './CompanyFacts.module.css';

export function CompanyFacts() {
  const { title, rows } = companyFacts;
  return (
    <section id="company-facts" className={styles.facts}>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What follows the sections of the terms. */
export function SecurityAndFacts() {
  const { title, lines } = termsOfService.security;
  return (
    <div className={styles.small}>
      <section id="security-and-data" className={styles.facts}>
        <h2>{title}</h2>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <CompanyFacts />
    </div>
  );
}
