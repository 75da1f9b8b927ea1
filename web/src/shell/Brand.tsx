import { company } from '#content/company.ts';
import { routes } from '#content/routes.ts';
import { Stitch } from '../ui/Stitch.tsx';
import styles from './Brand.module.css';

type BrandProps = { className?: string };

/** Logo and company name, linked to the home page. */
export function Brand({ className = '' }: BrandProps) {
  return (
    <a className={`${styles.brand} ${className}`} href={routes.home.path}>
      <Stitch rows={company.mark} />
      <span>{company.brand}</span>
    </a>
  );
}
