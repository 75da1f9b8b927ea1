import { Button } from '../../ui/buttons/Button.tsx';
import styles from './ThemeToggle.module.css';

/** Switches between light and dark and remembers the choice; until then the system's theme holds. */
export function ThemeToggle() {
  return (
    <Button look="icon" className={styles.toggle ?? ''} aria-label="Switch theme" onClick={switchTheme}>
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" />
        <circle cx="12" cy="12" r="9" />
      </svg>
    </Button>
  );
}

function switchTheme(): void {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be forbidden; the choice then lasts for this document.
  }
}
