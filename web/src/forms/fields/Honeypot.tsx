import styles from './Honeypot.module.css';

/** A field that no person sees or reaches: whoever fills it in is a robot, and send-email drops the message. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
