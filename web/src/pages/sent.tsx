import { useEffect } from 'react';
import { pageTitle } from '#head/title.ts';
import { useInitialBlog } from '../blog/initial-data.tsx';
import { saveText } from '../runtime/tab-storage.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import styles from './sent.module.css';

let isDraftDeleted = false;

/** /sent/{token}: the outcome of a form that the browser submitted natively. Only the server's document has its data. */
export function SentPage() {
  const { title, text, lines, back, path, draft } = useInitialBlog().data!.sent!;
  useEffect(() => {
    // Only send-email redirects here, so that no stranger's link deletes a draft. After Back the draft is of another message.
    const [entry] = performance.getEntriesByType('navigation');
    if (!isDraftDeleted && entry?.type === 'navigate' && entry.redirectCount > 0) saveText(draft, undefined);
    isDraftDeleted = true;
  }, [draft]);
  return (
    <div className={styles.sent}>
      <PageHead title={pageTitle(title)} />
      <PageHeader title={title} text={text} below={lines.map((line) => <p key={line}>{line}</p>)} />
      <p className="wrap">
        <ButtonLink href={path}>{back}</ButtonLink>
      </p>
    </div>
  );
}
