import { UiIcon, warningIcon } from '../../ui/UiIcon.tsx';
import styles from './FieldError.module.css';

type FieldErrorProps = {
  id: string;
  children: string;
};

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <UiIcon path={warningIcon} />
      <span>{children}</span>
    </p>
  );
}
