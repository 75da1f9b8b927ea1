import { termsOfService } from '#content/terms-of-service.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { LegalText } from '../ui/LegalText.tsx';
import { callPath, contactFormPath } from '#content/routes.ts';
import { staticIsland } from '../runtime/static-island.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './terms-of-service.module.css';

const SecurityAndFacts = staticIsland(
  'security-and-facts',
  async () => (await import('../ui/CompanyFacts.tsx')).SecurityAndFacts,
);

const { end: _end, security: _security, ...terms } = termsOfService;

export function TermsOfServicePage() {
  return (
    <>
      <RouteHead name="termsOfService" />
      <LegalText {...terms} numbered>
        <SecurityAndFacts />
        <TermsEnd />
      </LegalText>
    </>
  );
}

function TermsEnd() {
  const { title, text, support, call } = termsOfService.end;
  return (
    <aside className={styles.end} aria-labelledby="terms-end">
      <div>
        <h2 id="terms-end">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={`actions ${styles.actions}`}>
        <ButtonLink href={contactFormPath}>{support}</ButtonLink>
        <ButtonLink href={callPath} look="secondary">
          {call}
        </ButtonLink>
      </div>
    </aside>
  );
}
