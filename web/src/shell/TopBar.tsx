import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company, emailHref, phoneHref } from '#content/company.ts';
import { navigation, shellWords } from '#content/shell.ts';
import { homeHero } from '#content/home.ts';
import { contactFormPath, routes } from '#content/routes.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { UiIcon, closeIcon, menuIcon, searchIcon } from '../ui/UiIcon.tsx';
import { Brand } from './Brand.tsx';
import { ariaCurrent } from './aria-current.ts';
import styles from './TopBar.module.css';

const plainHours = <p>{company.officeHours.label}</p>;
const OfficeHours = lazyPart(async () => (await import('../ui/OfficeHours.tsx')).OfficeHours, plainHours);

/** The fixed top bar: logo, seven links and the theme toggle. Below 64rem a button opens a popover with the links. */
export function TopBar() {
  const location = useLocation();
  const menu = useRef<HTMLElement>(null);
  // Undefined before hydration. The browser opens and closes the menu; this follows.
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => completePopover(menu.current!, setOpen), [location]);
  const links = (className?: string) =>
    navigation.map(({ path, label }) => (
      <a key={path} href={path} className={className} aria-current={ariaCurrent(path, location.pathname)}>
        {/* Text browsers show neither gaps nor boxes: spaces keep links apart, here and wherever links are neighbours. */}
        {`${label} `}
      </a>
    ));
  return (
    <>
      <header className={styles.bar}>
        <div className={`wrap ${styles.in}`} data-print={`${company.email}  ${company.phone}`}>
          <Brand className={styles.brand} />
          <nav className={styles.nav} aria-label={shellWords.navigation}>
            {links()}
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
            look="icon"
            className={styles.toggle ?? ''}
            aria-label={shellWords.menu}
            aria-expanded={isOpen}
            popoverTarget="menu"
          >
            <UiIcon path={menuIcon} />
            <UiIcon path={closeIcon} />
          </Button>
        </div>
      </header>
      <nav
        ref={menu}
        className={styles.sheet}
        id="menu"
        aria-label={shellWords.menu}
        popover="auto"
        onToggle={({ newState }) => startTransition(() => setOpen(newState === 'open'))}
      >
        {links(styles.big)}
        <div className={styles.foot}>
          <ButtonLink href={contactFormPath}>{homeHero.start}</ButtonLink>
          <a href={emailHref}>{`${company.email} `}</a>
          <a href={phoneHref}>{company.phone}</a>
          {isOpen ? <OfficeHours besidePhone /> : plainHours}
        </div>
      </nav>
    </>
  );
}

/**
 * Closes the menu in a wide window, by a tap outside in Safari on iOS before 18.3 (WebKit bug 267688), and by the function
 * that it returns. The menu may have been opened before hydration. Does nothing in browsers without popovers.
 */
function completePopover(menu: HTMLElement, setOpen: (isOpen: boolean) => void): (() => void) | undefined {
  if (!('hidePopover' in menu)) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => menu.hidePopover();
  const onTap = ({ target }: Event) => {
    if (!(target as Element).closest('#menu, [popovertarget]')) close();
  };
  matchMedia('(min-width: 64rem)').addEventListener('change', close, { signal });
  document.addEventListener('pointerup', onTap, { signal });
  setOpen(menu.matches(':popover-open'));
  return () => {
    close();
    listening.abort();
  };
}

/** Switches between the light and the dark theme and saves the choice. The default is the system's theme. */
function ThemeToggle() {
  return (
    <Button look="icon" className={styles.theme ?? ''} aria-label={shellWords.theme} onClick={switchTheme}>
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
