import type { ReactNode } from 'react';
import styles from './Band.module.css';

type BandProps = { title: string; className?: string | undefined; children: ReactNode };

/** A section of a service's page with a small heading. */
export function Band({ title, className = '', children }: BandProps) {
  return (
    <section className={`${styles.band} ${className}`}>
      <div className="wrap">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
