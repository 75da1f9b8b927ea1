import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
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
  const { hash } = useLocation();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#portfolio nav a')) {
      link.setAttribute('aria-current', String(link.hash === hash));
    }
  }, [hash]);
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
