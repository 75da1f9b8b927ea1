import { useEffect, useRef } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { takeFocus } from '../../ui/hydration/take-focus.ts';
import styles from './Banner.module.css';

type BannerProps = {
  /** `sent` is the success of a form that the browser sent by itself: shown while `#sent` is the page's target. */
  tone: 'success' | 'failure' | 'sent';
  /** Set in bold. */
  lead: string;
  rest?: string;
  reference?: string | undefined;
  /** Why the server refused, as a sentence. */
  reason?: string | undefined;
  /** What happens next. */
  next?: string;
  /** The sentence is spoken elsewhere, so the banner only takes the focus. */
  isSpoken?: boolean;
};

/** The line that stays in the form after it was sent. It takes the focus when it appears. */
export function Banner({ tone, lead, rest, reference, reason, next, isSpoken = false }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return tone !== 'sent' && banner.current ? takeFocus(banner.current) : undefined;
  }, [tone]);
  const role = tone === 'failure' ? 'alert' : 'status';
  return (
    <div
      ref={banner}
      className={styles.banner}
      id={tone === 'sent' ? 'sent' : undefined}
      data-tone={tone}
      role={isSpoken || tone === 'sent' ? undefined : role}
      tabIndex={-1}
    >
      <p>
        <b>{lead}</b>
        {rest && ` ${rest}`}
      </p>
      {reason && <p>{reason}</p>}
      {tone === 'failure' && (
        <p className={styles.ways}>
          <a href={emailHref}>{company.email}</a>
          <a href={phoneHref}>{company.phone}</a>
        </p>
      )}
      {reference && (
        <p>
          Your reference number is <b className={styles.reference}>{reference}</b>.
        </p>
      )}
      {next && <p>{next}</p>}
    </div>
  );
}
