import { projectPage } from '#content/project.ts';
import { type Measured, outcomeOf, stripLengths } from '../weave/measured-strips.ts';
import { UiIcon, rightIcon } from './UiIcon.tsx';
import styles from './Measure.module.css';

type MeasureProps = { measure: Measured };

/** The outcome as a figure, “40 → 3”, above its name and, if it is long, its unit. */
export function Outcome({ measure }: MeasureProps) {
  const { from, to, name } = outcomeOf(measure);
  return (
    <p className={styles.outcome}>
      <span className={styles.figure}>
        <span>{from}</span> <UiIcon path={rightIcon} />
        <span className="visually-hidden">{projectPage.arrow}</span> <b>{to}</b>{' '}
      </span>
      {name}
    </p>
  );
}

/** The same as two strips: before in grey, after in the agent's dye. Nothing if the units differ. */
export function Strips({ measure }: MeasureProps) {
  const lengths = stripLengths(measure);
  if (!lengths) return null;
  return (
    <dl className={styles.strips}>
      {(['before', 'after'] as const).map((when) => (
        <div key={when}>
          <dt>{projectPage[when]}</dt>
          <dd>
            <span>{measure[when]}</span>{' '}
            <svg viewBox={`0 0 ${lengths.threads} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path className={when === 'before' ? 'st' : 'p'} d={`M0 .5h${lengths[when]}`} />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
