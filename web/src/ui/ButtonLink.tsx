import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { controlWords } from '#content/shell.ts';
import styles from './button.module.css';
import { NewTab } from './NewTab.tsx';

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  look?: 'primary' | 'secondary' | 'icon';
  /** Opens in a new tab, which is announced by screen readers. */
  newTab?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
};

export function ButtonLink({
  href,
  look = 'primary',
  newTab = false,
  label,
  className = '',
  children,
  ...rest
}: ButtonLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a
      {...rest}
      href={href}
      className={`${look === 'icon' ? '' : styles.button} ${styles[look]} ${className}`}
      aria-label={label && newTab ? label + controlWords.newTab : label}
      {...target}
    >
      {newTab && !label ? (
        <>
          {children}
          <NewTab />
        </>
      ) : (
        children
      )}
    </a>
  );
}
