import { shellWords } from '#content/words/shell-words.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import styles from './ThemeToggle.module.css';

/** Switches between the light and the dark theme and saves the choice. The default is the system's theme. */
export function ThemeToggle() {
  return (
    <Button look="icon" className={styles.toggle ?? ''} aria-label={shellWords.theme} onClick={switchTheme}>
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
    // If the browser forbids storage, the choice lasts until the next document is loaded.
  }
}
