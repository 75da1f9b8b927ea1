import { company, emailHref } from '#content/company.ts';
import { privacyPolicy } from '#content/privacy-policy.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { LegalText } from '../ui/LegalText.tsx';

export function PrivacyPolicyPage() {
  return (
    <>
      <RouteHead name="privacyPolicy" />
      <LegalText {...privacyPolicy} lastLine={<a href={emailHref}>{company.email}</a>} />
    </>
  );
}
