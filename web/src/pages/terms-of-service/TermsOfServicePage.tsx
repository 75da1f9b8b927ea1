import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { termsOfService } from '#content/pages/terms-of-service.ts';
import { LegalText } from '../../ui/layout/LegalText.tsx';
import { TermsEnd } from './TermsEnd.tsx';

const { end: _end, ...terms } = termsOfService;

/** /terms-of-service */
export function TermsOfServicePage() {
  return (
    <>
      <PageHead title={pageTitle('Terms of Service')} path="/terms-of-service" />
      <LegalText {...terms} numbered>
        <TermsEnd />
      </LegalText>
    </>
  );
}
