import { useEffect } from 'react';
import { contactFormPath } from '#content/routes.ts';
import { projectsPage } from '#content/projects.static.ts';
import { ChatPanel } from '../chat/panel/ChatPanel.tsx';
import { projectsPanel } from '#content/projects.static.ts';
import { RouteHead } from '../ui/PageHead.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Hero } from '../ui/Hero.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { WovenLine } from '../ui/WovenLine.tsx';
import { line } from './projects.art.static.ts';

const Portfolio = staticIsland('portfolio', async () => (await import('./Portfolio.tsx')).Portfolio);

export function ProjectsPage() {
  const { title, text, contact, work, caption } = projectsPage.hero;
  useSectorInView();
  return (
    <>
      <RouteHead name="projects" />
      <Hero
        size="wide"
        title={title}
        lede={text}
        actions={
          <>
            <ButtonLink href={contactFormPath}>{contact}</ButtonLink>
            <ButtonLink href="#portfolio" look="secondary">
              {work}
            </ButtonLink>
          </>
        }
        beside={<ChatPanel panel={projectsPanel} />}
        line={
          <>
            <WovenLine svg={line} />
            <p className="wrap muted">{caption}</p>
          </>
        }
      />
      <Portfolio />
    </>
  );
}

/** Marks the chip of the sector in view: the chosen one while it is, otherwise the first of its row. */
function useSectorInView(): void {
  useEffect(() => {
    const mark = () => {
      const chips = [...document.querySelectorAll<HTMLAnchorElement>('#portfolio nav a')].map((link) => {
        const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        return { link, top: heading?.getBoundingClientRect().top ?? Infinity };
      });
      const passed = chips.filter(({ top }) => top < innerHeight * 0.4);
      const row = passed.filter(({ top }) => top > Math.max(...passed.map((chip) => chip.top)) - 1);
      const current = row.find(({ link }) => link.hash === location.hash) ?? row[0];
      for (const { link } of chips) link.setAttribute('aria-current', String(link === current?.link));
    };
    mark();
    for (const type of ['scroll', 'hashchange']) addEventListener(type, mark, { passive: true });
    return () => {
      for (const type of ['scroll', 'hashchange']) removeEventListener(type, mark);
    };
  }, []);
}
