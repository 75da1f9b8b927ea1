import type { Project } from '#content/lists/project.ts';
import { projectPage } from '#content/project.ts';
import { strip, type Thread } from '../../weave/strip.ts';
import { Woven } from '../../ui/Woven.tsx';
import counted from '../../ui/strip.module.css';
import styles from './ProjectDetails.module.css';

type ChangesProps = { measures: NonNullable<Project['measures']> };

/** What was counted before and after. Each strip shows both numbers on one scale. */
export function Changes({ measures }: ChangesProps) {
  return (
    <div>
      <h2>{projectPage.change}</h2>
      <dl className={styles.changes}>
        {measures.map(({ name, before, after }, index) => (
          <div key={name}>
            <dt>
              {name}
              {projectPage.before(before)}
            </dt>
            <dd>
              <Woven svg={changeStrip(before, after, dyes[index] ?? 'p')} className={counted.strip} />
              {after}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const dyes = ['p', 'm', 'y'] as const;

/** Number of threads of the larger of both numbers. */
const width = 55;

/** Returns the number after in the dye and, if it fell, what is gone in grey. A number that grew ends in mint. */
export function changeStrip(before: string, after: string, dye: Thread[0]): string {
  const [from, to] = [numberIn(before), numberIn(after)];
  const threadsOf = (value: number) =>
    value === 0 ? 0 : Math.max(1, Math.round((value / Math.max(from, to)) * width));
  const [old, now] = [threadsOf(from), threadsOf(to)];
  return strip(
    Array.from({ length: width }, (_, x): Thread => {
      if (x >= now) return ['st', x < old ? 3 : 1];
      return [x < old ? dye : 'p2', 5];
    }),
  );
}

/** Returns the first number of a text. @example numberIn('1,180 ms') // 1180 */
function numberIn(text: string): number {
  return Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 0);
}
