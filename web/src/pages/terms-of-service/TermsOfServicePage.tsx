import { termsOfService } from '#content/pages/terms-of-service.ts';
import { RouteHead } from '../../ui/PageHead.tsx';
import { LegalText } from '../../ui/layout/LegalText.tsx';
import { TermsEnd } from './TermsEnd.tsx';

const { end: _end, ...terms } = termsOfService;

/** /terms-of-service */
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
