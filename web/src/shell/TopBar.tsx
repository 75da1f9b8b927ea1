import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { navigation, shellWords } from '#content/shell.ts';
import { homeHero } from '#content/home-hero.ts';
import { routes } from '#content/routes.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { lazyPart } from '../app/lazy-part.tsx';
import { UiIcon } from '../ui/UiIcon.tsx';
import { closeIcon, menuIcon, searchIcon } from '../ui/ui-icons.ts';
import { Brand } from './Brand.tsx';
import { ariaCurrent } from './aria-current.ts';
import styles from './TopBar.module.css';

const OfficeHours = lazyPart(
  async () => (await import('../ui/OfficeHours.tsx')).OfficeHours,
  <p>{company.officeHours.label}</p>,
);

/** The fixed top bar: logo, seven links and the theme toggle. Below 64rem a button opens a sheet with the links. */
export function TopBar() {
  const { pathname, key } = useLocation();
  // Key of the history entry on which the menu was opened. A navigation changes the key, which closes the menu.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === key;
  // Reset the key immediately. The first entry and the entries of links to anchors have the same key, so the menu would
  // open again there.
  if (openOn !== undefined && !isOpen) setOpenOn(undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  useOpenMenu(isOpen, () => {
    setOpenOn(undefined);
    toggle.current?.focus();
  });
  const links = navigation.map(({ path, label }) => ({ path, label, current: ariaCurrent(path, pathname) }));
  return (
    <>
      <header className={styles.bar}>
        <div className={`wrap ${styles.in}`} data-print={`${company.email}  ${company.phone}`}>
          <Brand className={styles.brand} />
          <nav className={styles.nav} aria-label={shellWords.navigation}>
            {links.map(({ path, label, current }) => (
              <a key={path} href={path} aria-current={current}>
                {label}
              </a>
            ))}
          </nav>
          <ButtonLink
            href={routes.search.path}
            look="icon"
            className={styles.search ?? ''}
            label={routes.search.screen}
          >
            <UiIcon path={searchIcon} />
          </ButtonLink>
          <ThemeToggle />
          <Button
            ref={toggle}
            look="icon"
            className={styles.toggle ?? ''}
            aria-label={shellWords.menu}
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setOpenOn(isOpen ? undefined : key)}
          >
            <UiIcon path={isOpen ? closeIcon : menuIcon} />
          </Button>
        </div>
      </header>
      <nav className={styles.sheet} id="menu" aria-label={shellWords.menu} hidden={!isOpen}>
        {links.map(({ path, label, current }) => (
          <a key={path} href={path} className={styles.big} aria-current={current}>
            {label}
          </a>
        ))}
        <div className={styles.foot}>
          <ButtonLink href={routes.contact.path}>{homeHero.start}</ButtonLink>
          <a href={emailHref}>{company.email}</a>
          <a href={phoneHref}>{company.phone}</a>
          {isOpen && <OfficeHours besidePhone />}
        </div>
      </nav>
    </>
  );
}

/** While the sheet is open, the page behind it is inert. Escape and a window wider than 64rem call `close`. */
function useOpenMenu(isOpen: boolean, close: () => void): void {
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const behind = document.querySelectorAll<HTMLElement>('main, footer');
    const wide = matchMedia('(min-width: 64rem)');
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose.current();
    const onWide = () => onClose.current();
    for (const element of behind) element.inert = true;
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', onWide);
    return () => {
      for (const element of behind) element.inert = false;
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', onWide);
    };
  }, [isOpen]);
}

/** Switches between the light and the dark theme and saves the choice. The default is the system's theme. */
function ThemeToggle() {
  return (
    <Button look="icon" className={styles.themeToggleToggle ?? ''} aria-label={shellWords.theme} onClick={switchTheme}>
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
