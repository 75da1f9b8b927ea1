import styles from './UploadProgress.module.css';

type UploadProgressProps = {
  label: string;
  /** Share of the request that has been sent, 0 to 1. */
  share: number;
};

export function UploadProgress({ label, share }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <progress className={styles.bar} aria-label={label} max={100} value={percent}>
      {`${percent}%`}
    </progress>
  );
}
