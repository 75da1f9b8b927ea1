import { company, emailHref } from '#content/company.ts';
import { accessibility } from '#content/accessibility.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { LegalText } from '../ui/LegalText.tsx';

export function AccessibilityPage() {
  return (
    <>
      <RouteHead name="accessibility" />
      <LegalText {...accessibility} lastLine={<a href={emailHref}>{company.email}</a>} />
    </>
  );
}
