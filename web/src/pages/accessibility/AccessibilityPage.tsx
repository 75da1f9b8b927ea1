import { RouteHead } from '#head/PageHead.tsx';
import { company, emailHref } from '#content/company.ts';
import { accessibility } from '#content/pages/accessibility.ts';
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
