import { useState } from 'react';
import { company } from '#content/company.ts';
import { homeHero } from '#content/pages/home-hero.ts';
import { routes } from '#content/routes.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { homePanel } from '../../chat/panels/home-panel.static.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { UiIcon } from '../../ui/marks/UiIcon.tsx';
import { playIcon } from '../../ui/marks/ui-icons.ts';
import { Hero } from '../../ui/layout/Hero.tsx';
import { usePart } from '../../ui/hydration/lazy-part.tsx';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import type { Entry } from '../../chat/talk/conversation.ts';
import { HeroLine } from './HeroLine.tsx';
import { RingIt } from './RingIt.tsx';
import styles from './HomeHero.module.css';

/** Hero with bullets, the woven call, a button that plays the demo, and the chat. */
export function HomeHero() {
  const { title, bullets, start, demo, demoFailed } = homeHero;
  const { part: DemoPlayer, hasFailed, request } = usePart(async () => (await import('./DemoPlayer.tsx')).DemoPlayer);
  const [isPlaying, setPlaying] = useState(false);
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  return (
    <>
      <Hero
        size="home"
        title={title}
        bullets={bullets}
        actions={
          <>
            <ButtonLink href={routes.contact.path}>{start}</ButtonLink>
            {company.links.demoClip !== '' && (
              <>
                <Button
                  look="secondary"
                  className={styles.listen ?? ''}
                  onClick={() => {
                    request();
                    setPlaying(true);
                  }}
                >
                  <UiIcon path={playIcon} solid />
                  {demo}
                </Button>
                <noscript>
                  <ButtonLink look="secondary" href={company.links.demoClip}>
                    {demo}
                  </ButtonLink>
                </noscript>
              </>
            )}
            <RingIt phone={company.agentPhone} />
            {hasFailed && (
              <p className={styles.failed} role="alert">
                <LinkedText text={demoFailed} className="link" />
              </p>
            )}
          </>
        }
        beside={<ChatPanel panel={homePanel} onEntries={setEntries} />}
        line={<HeroLine entries={entries} />}
      />
      {DemoPlayer && isPlaying && <DemoPlayer onClose={() => setPlaying(false)} />}
    </>
  );
}
