import { lazy, Suspense, useState } from 'react';
import { company } from '#content/company.ts';
import { homeHero } from '#content/pages/home-hero.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { playGlyph } from '../../ui/marks/glyphs.ts';
import { Hero } from '../../ui/layout/Hero.tsx';
import { island } from '../../ui/hydration/island.tsx';
import { patiently } from '../../ui/hydration/patiently.ts';
import styles from './HomeHero.module.css';

const CallLine = island('call', async () => (await import('./CallLine.tsx')).CallLine);
const DemoPlayer = lazy(async () => ({ default: (await patiently(() => import('./DemoPlayer.tsx'))).DemoPlayer }));

/** Headline, bullets, the woven call, the demo's button and the assistant. */
export function HomeHero() {
  const { title, bullets, start, demo } = homeHero;
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <Hero
        size="home"
        title={title}
        ticks={bullets}
        actions={
          <>
            <ButtonLink href="/contact">{start}</ButtonLink>
            <Button look="secondary" className={styles.listen ?? ''} onClick={() => setPlaying(true)}>
              <Glyph path={playGlyph} solid />
              {demo}
            </Button>
            <noscript>
              <ButtonLink look="secondary" href={company.links.demoClip}>
                {demo}
              </ButtonLink>
            </noscript>
          </>
        }
        beside={<ChatPanel panel="home" />}
        line={<CallLine />}
      />
      {isPlaying && (
        <Suspense fallback={null}>
          <DemoPlayer onClose={() => setPlaying(false)} />
        </Suspense>
      )}
    </>
  );
}
