import { UiIcon } from '../../ui/UiIcon.tsx';
import { warningIcon } from '../../ui/ui-icons.ts';
import styles from './FieldError.module.css';

type FieldErrorProps = {
  /** Id for the control's aria-describedby. */
  id: string;
  /** Error of the field, as a sentence. */
  children: string;
};

/** Error message below a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id}>
      <UiIcon path={warningIcon} />
      <span>{children}</span>
    </p>
  );
}
