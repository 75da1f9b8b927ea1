import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { company, emailHref } from '#content/company.ts';
import { privacyPolicy } from '#content/pages/privacy-policy.ts';
import { LegalText } from '../../ui/layout/LegalText.tsx';

/** /privacy-policy */
export function PrivacyPolicyPage() {
  return (
    <>
      <PageHead title={pageTitle('Privacy Policy')} path="/privacy-policy" />
      <LegalText {...privacyPolicy} lastLine={<a href={emailHref}>{company.email}</a>} />
    </>
  );
}
