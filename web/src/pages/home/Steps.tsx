import { home } from '#content/home.ts';
import type { StepCard } from '#content/types.ts';
import { FirstContact } from '../../ui/Person.tsx';
import styles from './Steps.module.css';

export function Steps() {
  const { title, steps } = home.start;
  return (
    <>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title: step, path, description: { start, highlight, end } }: StepCard, index) => (
          <li key={step}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>
                {path ? (
                  <a className="link" href={path}>
                    {step}
                  </a>
                ) : (
                  step
                )}
              </h3>
              <p>
                {start}
                <em>{highlight}</em>
                {end}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <FirstContact className={styles.person} />
    </>
  );
}
