import { UiIcon } from '../../ui/UiIcon.tsx';
import { warningIcon } from '../../ui/ui-icons.ts';
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
