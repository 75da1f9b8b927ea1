import { companyFacts } from '#content/company-facts.static.ts';
import { termsOfService } from '#content/terms-of-service.ts';
import columns from './DetailColumns.module.css';
import legal from './LegalText.module.css';
import list from './PlainList.module.css';
import { Section } from './Section.tsx';

const { title, rows } = companyFacts;

export function CompanyFacts() {
  return (
    <Section id="company-facts" title={title} tight>
      <FactRows />
    </Section>
  );
}

/** What follows the sections of the terms. */
export function SecurityAndFacts() {
  const { security } = termsOfService;
  return (
    <div className={legal.clauses}>
      <section id="security-and-data">
        <h2>{security.title}</h2>
        <ul className={list.list}>
          {security.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section id="company-facts">
        <h2>{title}</h2>
        <FactRows />
      </section>
    </div>
  );
}

function FactRows() {
  return (
    <dl className={columns.rows}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
