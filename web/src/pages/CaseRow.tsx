import type { ReactNode } from 'react';
import { callPlayer, callRow } from '#content/call-player.ts';
import type { Project } from '#content/lists/project.ts';
import { Button } from '../ui/Button.tsx';
import { elapsedTime } from '../ui/elapsed-time.ts';
import { Outcome, Strips } from '../ui/Measure.tsx';
import { imageUrl, Picture } from '../ui/Picture.tsx';
import { UiIcon, playIcon } from '../ui/UiIcon.tsx';
import { callPicture } from '#content/project.ts';
import styles from './CaseRow.module.css';

type CaseRowProps = {
  project: Project;
  /** The end of the row: the facts, or the client's words. */
  children: ReactNode;
};

/** A case as a row: its outcome, and the call or the strips that prove it. */
export function CaseRow({ project, children }: CaseRowProps) {
  const { title, measures: [measure] = [], recording, result, description } = project;
  return (
    <article className={styles.row}>
      <div className={styles.outcome}>
        <h3>{title}</h3>
        {measure ? <Outcome measure={measure} /> : <p>{result ?? description}</p>}
      </div>
      {recording ? <Call project={{ ...project, recording }} /> : measure && <Strips measure={measure} />}
      <div className={styles.end}>{children}</div>
    </article>
  );
}

type CallProps = { project: Pick<Project, 'slug' | 'title'> & Required<Pick<Project, 'recording'>> };

/** Turns that are shown; the others are behind “All the words”. */
const shownTurns = 2;

/** The line of a call, the button that plays it (app/call-buttons.ts) and its words, which need no script. */
function Call({ project: { slug, title, recording } }: CallProps) {
  const { turns, seconds, file } = recording;
  return (
    <div>
      <Picture src={callPicture(slug)} width={1440} height={240} alt="" className={styles.line} />
      <div className={styles.call}>
        <Button data-play={slug} className={styles.play ?? ''} aria-label={`${callRow.play}: ${title}`}>
          <UiIcon path={playIcon} solid />
        </Button>
        <div>
          <p className="muted">{callRow.length(elapsedTime(seconds))}</p>
          <p id={`call-${slug}`} role="alert" data-words={callRow.failed} hidden />
          <Words turns={turns.slice(0, shownTurns)} />
          <details>
            <summary className="link">
              {callRow.all}
              <span className="visually-hidden">: {title}</span>
            </summary>
            <Words turns={turns.slice(shownTurns)} />
            <a className="link" href={imageUrl(file)}>
              {callPlayer.open}
              <span className="visually-hidden">: {title}</span>
            </a>
          </details>
        </div>
      </div>
    </div>
  );
}

type WordsProps = { turns: NonNullable<Project['recording']>['turns'] };

function Words({ turns }: WordsProps) {
  return turns.map(({ from, isAgent, words }) => (
    <p key={from} className={isAgent ? styles.agent : styles.caller}>
      <b>{isAgent ? callPlayer.agent : callPlayer.caller}</b> {words}
    </p>
  ));
}
