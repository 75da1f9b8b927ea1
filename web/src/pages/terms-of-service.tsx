import { termsOfService } from '#content/terms-of-service.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { LegalText } from '../ui/LegalText.tsx';
import { callPath, contactFormPath } from '#content/routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Woven } from '../ui/Woven.tsx';
import { agreed } from './terms-of-service.art.static.ts';
import styles from './terms-of-service.module.css';

const { end: _end, ...terms } = termsOfService;

export function TermsOfServicePage() {
  return (
    <>
      <RouteHead name="termsOfService" />
      <LegalText {...terms} numbered>
        <TermsEnd />
      </LegalText>
    </>
  );
}

function TermsEnd() {
  const { title, text, support, call } = termsOfService.end;
  return (
    <aside className={styles.end} aria-labelledby="terms-end">
      <Woven svg={agreed} className={styles.art} />
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
