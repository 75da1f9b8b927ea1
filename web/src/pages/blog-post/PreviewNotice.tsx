import { company } from '#content/company.ts';
import type { PreviewState } from '#contract/preview.ts';
import styles from './PreviewNotice.module.css';
import { previewWords } from '#content/preview.ts';

type PreviewNoticeProps = { state: PreviewState; until: number; editUrl: string; renewUrl: string };

/** What visitors see of the draft, until when its link works, and the ways back to WordPress. */
export function PreviewNotice({ state, until, editUrl, renewUrl }: PreviewNoticeProps) {
  return (
    <section className={styles.notice} aria-label={previewWords.label}>
      <p>
        <b>{previewWords.state[state]}</b> {previewWords.expiry(officeTime(until))}
      </p>
      <p className={styles.links}>
        <a className="link" href={editUrl}>
          {previewWords.edit}
        </a>
        <a className="link" href={renewUrl}>
          {previewWords.renew}
        </a>
      </p>
    </section>
  );
}

/** Without Intl, whose formats may differ between server and browser. */
function officeTime(seconds: number): string {
  const { utcOffsetMinutes, zoneName } = company.officeHours;
  return `${new Date((seconds + utcOffsetMinutes * 60) * 1_000).toISOString().slice(11, 16)} ${zoneName}`;
}
