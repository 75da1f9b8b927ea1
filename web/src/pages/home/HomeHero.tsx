import { useState, useEffect } from 'react';
import { company, telephoneHref } from '#content/company.ts';
import { homeHero, homePanel } from '#content/home.ts';
import { routes } from '#content/routes.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { UiIcon, playIcon } from '../../ui/UiIcon.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { usePart } from '../../app/lazy-part.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import type { Entry } from '../../chat/conversation.ts';
import styles from './HomeHero.module.css';
import { staticIsland } from '../../app/static-island.tsx';
import type { OwnLine } from './OwnLine.tsx';

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

const CallLine = staticIsland('call', async () => (await import('./CallLine.tsx')).CallLine);

type HeroLineProps = { entries: readonly Entry[] };

/** The line of the hero: an example call until the visitor asks the assistant, then the visitor's own conversation. */
function HeroLine({ entries }: HeroLineProps) {
  const [Own, setOwn] = useState<typeof OwnLine>();
  const isLive = entries.length > 0;
  useEffect(() => {
    if (!isLive) return;
    // Keep the call if the generator fails to load; the chat shows the conversation anyway.
    import('./OwnLine.tsx').then(
      (loaded) => setOwn(() => loaded.OwnLine),
      () => undefined,
    );
  }, [isLive]);
  return Own && isLive ? <Own entries={entries} /> : <CallLine />;
}

/** A number that a voice agent answers; nothing if there is none. */
export function RingIt({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <p className={styles.ring}>
      {homeHero.ring}{' '}
      <a className="link" href={telephoneHref(phone)}>
        {phone.replaceAll(' ', '\u{a0}')}
      </a>
    </p>
  );
}
