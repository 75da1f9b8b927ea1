import { useEffect, useState } from 'react';
import { careers } from '#content/careers.ts';
import { Woven } from '../../ui/Woven.tsx';
import { silence } from './silence.static.ts';
import styles from './WovenName.module.css';

type WovenNameProps = { name: string };

/** The applicant's name, woven while it is typed. Loads the generator with the first letter. */
export function WovenName({ name }: WovenNameProps) {
  const [weave, setWeave] = useState<(name: string) => string>();
  const { nobody, text } = careers.apply.woven;
  const isNamed = name !== '';
  useEffect(() => {
    if (!isNamed) return;
    // Keep the silent line if the generator fails to load; it is decorative.
    import('./weave-name.ts').then(
      ({ weaveName }) => setWeave(() => weaveName),
      () => undefined,
    );
  }, [isNamed]);
  return (
    <figure className={styles.figure}>
      <Woven svg={isNamed && weave ? weave(name) : silence} />
      <figcaption>
        <b dir="auto">{name || nobody}</b>, {text}
      </figcaption>
    </figure>
  );
}
