import type { ButtonHTMLAttributes, Ref, AnchorHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { controlWords } from '#content/shell.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: 'primary' | 'secondary' | 'icon';
  ref?: Ref<HTMLButtonElement>;
};

/** A button. Use at most one primary button per region. `icon` is a 44 px square and needs an `aria-label`. */
export function Button({ look = 'primary', type = 'button', className = '', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${look === 'icon' ? '' : styles.button} ${styles[look]} ${className}`} />
  );
}

export function NewTab() {
  return <span className="visually-hidden">{controlWords.newTab}</span>;
}

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
  // One text: the translation of a browser would not follow a change of two.
  const content = typeof children === 'string' ? `${children} ` : <>{children} </>;
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
          <NewTab />{' '}
        </>
      ) : (
        content
      )}
    </a>
  );
}
