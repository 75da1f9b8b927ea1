import { servicePage } from '#content/service.ts';
import type { Service } from '#content/services/service.ts';
import { PlainList } from '../../ui/PlainList.tsx';
import { TechnologyLogo } from '../../ui/TechnologyLogo.tsx';
import styles from './ToolsAndUses.module.css';

type ToolsAndUsesProps = { service: Service };

/** Tools and industries of a service; beside them its examples and its benefits. */
export function ToolsAndUses({ service: { title, tools, examples, industries, benefits } }: ToolsAndUsesProps) {
  return (
    <section className="band tight">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{servicePage.tools}</h2>
          <dl className={styles.shades}>
            {Object.entries(tools).map(([group, names]) => (
              <div key={group}>
                <dt>{group}</dt>
                <dd>
                  {names.map((name) => (
                    <TechnologyLogo key={name} name={name} list={title} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.industries}>
            <h2>{servicePage.industries}</h2>
            <p>{industries.join(', ')}</p>
          </div>
        </div>
        <div className={styles.uses}>
          {examples && <PlainList title={servicePage.examples} items={examples} />}
          <PlainList title={servicePage.benefits} items={benefits} />
        </div>
      </div>
    </section>
  );
}
