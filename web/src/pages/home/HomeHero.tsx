import { useReducer, useState } from 'react';
import { company, telephoneHref } from '#content/company.ts';
import { homeHero, homePanel } from '#content/home.ts';
import { contactFormPath } from '#content/routes.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { UiIcon, playIcon } from '../../ui/UiIcon.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { lazyPart, usePart } from '../../runtime/lazy-part.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import type { Entry } from '../../chat/conversation.ts';
import styles from './HomeHero.module.css';
import { staticIsland } from '../../runtime/static-island.tsx';
import { formWords } from '#content/forms.ts';
import type { Press } from './useHello.ts';

export function HomeHero() {
  const { title, bullets, start, demo, demoFailed, hello, stop } = homeHero;
  const { part: HelloLine, ...voice } = usePart(async () => (await import('./HelloLine.tsx')).HelloLine);
  const [wasPlayed, play] = useReducer(() => true, false);
  const [press, setPress] = useState<Press>();
  const say = (event: Press) => {
    voice.request();
    setPress(event);
  };
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  return (
    <>
      <Hero
        size="home"
        title={title}
        bullets={bullets}
        actions={
          <>
            <ButtonLink href={contactFormPath}>{start}</ButtonLink>
            {company.links.demoClip !== '' && (
              <>
                <Button look="secondary" className={styles.scripted ?? ''} data-play="demo" onClick={play}>
                  <UiIcon path={playIcon} solid />
                  {`${demo} `}
                </Button>
                <noscript>
                  <ButtonLink look="secondary" href={company.links.demoClip}>
                    {demo}
                  </ButtonLink>
                </noscript>
              </>
            )}
            <Button look="secondary" className={`${styles.scripted} ${styles.hello}`} onPointerDown={say} onClick={say}>
              <UiIcon path={microphoneIcon} />
              <span>{hello}</span>
              {/* Text browsers show what is hidden: words that are true only in a state are rendered after a click. */}
              {press && <span>{stop}</span>}
            </Button>
            <RingIt phone={company.agentPhone} />
            <Failure id="call-demo" text={wasPlayed ? demoFailed : ''} isHidden />
            <Failure text={voice.hasFailed ? formWords.recordFailed : ''} isHidden={!voice.hasFailed} />
          </>
        }
        beside={<ChatPanel panel={homePanel} onEntries={setEntries} />}
        line={
          <div className={styles.lines} data-lines>
            <CallLine />
            {entries.length > 0 && <OwnLine entries={entries} />}
            {HelloLine && press && <HelloLine press={press} entries={entries} />}
          </div>
        }
      />
    </>
  );
}

type FailureProps = { id?: string; text: string; isHidden: boolean };

function Failure({ id, text, isHidden }: FailureProps) {
  return (
    <p id={id} className={styles.failed} role="alert" hidden={isHidden}>
      <LinkedText text={text} className="link" />
    </p>
  );
}

const microphoneIcon = 'M10 4v9M12 3v11M14 4v9M6 9v5M18 9v5M8 15v2M16 15v2M12 18v4';

const CallLine = staticIsland('call', async () => (await import('./CallLine.tsx')).CallLine);

/** Without it the example stays; the chat shows the conversation anyway. */
const OwnLine = lazyPart(async () => (await import('./OwnLine.tsx')).OwnLine);

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
