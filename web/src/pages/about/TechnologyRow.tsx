import type { TechnologyCategory } from '#content/collections/technology.ts';
import { Icon } from '../../ui/marks/Icon.tsx';
import { Swatch } from '../../ui/marks/Swatch.tsx';
import styles from './TechnologyRow.module.css';

type TechnologyRowProps = { category: TechnologyCategory };

/** A category of the shade card: its icon and name, and each tool behind its swatch. */
export function TechnologyRow({ category: { title, icon, palette, tools } }: TechnologyRowProps) {
  return (
    <section className={styles.row}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <ul>
        {tools.map(
          (tool) =>
            tool && (
              <li key={tool.name}>
                <Swatch name={tool.name} palette={palette} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
