import { company, emailHref } from '#content/company.ts';
import { accessibility } from '#content/pages/accessibility.ts';
import { RouteHead } from '../../ui/PageHead.tsx';
import { LegalText } from '../../ui/layout/LegalText.tsx';

/** /accessibility */
export function AccessibilityPage() {
  return (
    <>
      <RouteHead name="accessibility" />
      <LegalText {...accessibility} lastLine={<a href={emailHref}>{company.email}</a>} />
    </>
  );
}
