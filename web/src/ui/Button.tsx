import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

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
