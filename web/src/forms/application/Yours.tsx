import { useEffect, useState } from 'react';
import { careers } from '#content/pages/careers.ts';
import { Woven } from '../../ui/marks/Woven.tsx';
import { silence } from './silence.woven.ts';
import styles from './Yours.module.css';

type YoursProps = { name: string };

/** The applicant's name, woven as it is typed. The generator comes with the first letter. */
export function Yours({ name }: YoursProps) {
  const [weave, setWeave] = useState<(name: string) => string>();
  const { nobody, text } = careers.apply.woven;
  const isNamed = name !== '';
  useEffect(() => {
    if (!isNamed) return;
    // Without the generator the line stays silent; nothing else depends on it.
    import('./weave-name.ts').then(
      ({ weaveName }) => setWeave(() => weaveName),
      () => undefined,
    );
  }, [isNamed]);
  return (
    <figure className={styles.yours}>
      <Woven svg={isNamed && weave ? weave(name) : silence} />
      <figcaption>
        <b dir="auto">{name || nobody}</b>, {text}
      </figcaption>
    </figure>
  );
}
