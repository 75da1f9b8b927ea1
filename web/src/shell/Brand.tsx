import { company } from '#content/company.ts';
import { routes } from '#content/routes.ts';
import { Stitch } from '../ui/Stitch.tsx';
import styles from './Brand.module.css';

type BrandProps = { className?: string };

/** A name with more letters is smaller and may take three lines. */
const longName = 12;

export function Brand({ className = '' }: BrandProps) {
  const size = company.brand.length > longName ? ` ${styles.long}` : '';
  return (
    <a className={`${styles.brand}${size} ${className}`} href={routes.home.path}>
      <Stitch rows={company.mark} />
      <span>{company.brand}</span>
    </a>
  );
}
