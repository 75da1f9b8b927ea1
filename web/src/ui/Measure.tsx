import type { Project } from '#content/lists/project.ts';
import { projectPage } from '#content/project.ts';
import { UiIcon, rightIcon } from './UiIcon.tsx';
import styles from './Measure.module.css';

/** What was counted before and after the work, as the content writes it: “40 a week”. */
export type Measured = NonNullable<Project['measures']>[number];

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

/** The same as two strips on one scale: before in grey, after in the agent's dye. Nothing if the units differ. */
export function Strips({ measure }: MeasureProps) {
  const [from, to] = figuresOf(measure);
  if (from.unit !== to.unit) return null;
  const most = Math.max(from.value, to.value);
  // A thread for each, if they can be counted.
  const threads = Number.isInteger(most) && most >= 20 && most <= 60 ? most : 55;
  const strip = (dye: 'st' | 'p', value: number) => (
    <svg viewBox={`0 0 ${threads} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={dye} d={`M0 .5h${lengthOf(value / most, threads)}`} />
    </svg>
  );
  return (
    <dl className={styles.strips}>
      <dt>{projectPage.before}</dt>
      <dd>
        <span>{measure.before}</span> {strip('st', from.value)}
      </dd>
      <dt>{projectPage.after}</dt>
      <dd>
        <span>{measure.after}</span> {strip('p', to.value)}
      </dd>
    </dl>
  );
}

/** Returns the length of a strip in threads: at least one, if there was anything. */
function lengthOf(share: number, threads: number): number {
  return share > 0 ? Math.max(0.84, Math.round(share * threads * 100) / 100) : 0;
}

/**
 * Returns the two figures and what they count. A unit of both that is no symbol belongs to the name.
 * @example outcomeOf({ name: 'Calls lost', before: '40 a week', after: '3 a week' }) // 40, 3, “Calls lost, a week”
 */
export function outcomeOf(measure: Measured): { from: string; to: string; name: string } {
  const { name, before, after } = measure;
  const [from, { figure, unit }] = figuresOf(measure);
  const isPlain = from.unit === unit && before.startsWith(from.figure) && after.startsWith(figure);
  if (!isPlain) return { from: before, to: after, name };
  if (unit.length > 3) return { from: from.figure, to: figure, name: `${name}, ${unit}` };
  return { from: from.figure, to: `${figure}\u{a0}${unit}`.trim(), name };
}

type Figure = { figure: string; unit: string; value: number };

function figuresOf({ before, after }: Measured): [Figure, Figure] {
  return [figureOf(before), figureOf(after)];
}

function figureOf(text: string): Figure {
  const [figure] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? ['0'];
  return { figure, unit: text.replace(figure, '').trim(), value: Number(figure.replaceAll(',', '')) };
}
