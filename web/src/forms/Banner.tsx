import { type ReactNode, useEffect, useRef } from 'react';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { formWords } from '#content/forms.ts';
import type { LineSource } from '../weave/woven-line.ts';
import { lazyPart } from '../runtime/lazy-part.tsx';
import styles from './Banner.module.css';

const Receipt = lazyPart(async () => (await import('./Receipt.tsx')).Receipt, <div className={styles.receipt} />);

type BannerProps = {
  tone: 'success' | 'failure';
  lead: string;
  rest?: string;
  line?: LineSource;
  reference?: string;
  /** Why the server rejected the message, as a sentence. */
  reason?: string;
  next?: ReactNode;
  /** Whether a toast already announces the sentence; the banner then only takes the focus. */
  isAnnounced?: boolean;
  children?: ReactNode;
};

/** Message that stays in the form after it was sent. Takes the focus when it appears. */
export function Banner({
  tone,
  lead,
  rest,
  line,
  reference,
  reason,
  next,
  isAnnounced = false,
  children,
}: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [tone]);
  const role = tone === 'failure' ? 'alert' : 'status';
  return (
    <div
      ref={banner}
      className={styles.banner}
      data-tone={tone}
      role={isAnnounced ? undefined : role}
      // Otherwise screen readers would read everything again when the receipt arrives.
      aria-atomic={false}
      tabIndex={-1}
    >
      <p>
        <b>{lead}</b>
        {rest && <span>{` ${rest}`}</span>}
      </p>
      {reason && <p>{reason}</p>}
      {tone === 'failure' && (
        <p className={styles.ways}>
          <a href={emailHref}>{`${company.email} `}</a>
          <a href={phoneHref}>{company.phone}</a>
        </p>
      )}
      {line && <Receipt source={line} reference={reference} />}
      {reference && (
        <p>
          {formWords.reference} <b className={styles.reference}>{reference}</b>.
        </p>
      )}
      {children}
      {next && <p>{next}</p>}
    </div>
  );
}
