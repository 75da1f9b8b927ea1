import type { TechnologyCategory } from '#content/collections/technology.ts';
import { Icon } from '../../../ui/marks/Icon.tsx';
import { TechnologyMark } from '../../../ui/marks/TechnologyMark.tsx';
import styles from './TechnologyRow.module.css';

type TechnologyRowProps = { category: TechnologyCategory };

/** A category of the shade card: its icon and name, and each tool behind its mark. */
export function TechnologyRow({ category: { title, icon, tools } }: TechnologyRowProps) {
  return (
    <section className={`${styles.row} reveal`}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <ul>
        {tools.map(
          (tool) =>
            tool && (
              <li key={tool.name}>
                <TechnologyMark name={tool.name} list={title} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
