import type { TechnologyCategory } from '#content/collections/technology.ts';
import { StitchedIcon } from '../../../ui/marks/StitchedIcon.tsx';
import { TechnologyLogo } from '../../../ui/marks/TechnologyLogo.tsx';
import styles from './TechnologyRow.module.css';

type TechnologyRowProps = { category: TechnologyCategory };

/** A category of the technology stack: icon, title and the tools with their logos. */
export function TechnologyRow({ category: { title, icon, tools } }: TechnologyRowProps) {
  return (
    <section className={`${styles.row} reveal`}>
      <h3>
        <StitchedIcon name={icon} />
        {title}
      </h3>
      <ul>
        {tools.map(({ name }) => (
          <li key={name}>
            <TechnologyLogo name={name} list={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
