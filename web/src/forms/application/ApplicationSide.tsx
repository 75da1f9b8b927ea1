import { type RefObject, useEffect, useState } from 'react';
import { careers } from '#content/careers.ts';
import { Woven } from '../../ui/Woven.tsx';
import { silence } from './application.art.static.ts';
import styles from './ApplicationSide.module.css';

type ApplicationSideProps = { heading: RefObject<HTMLHeadingElement | null>; name: string };

export function ApplicationSide({ heading, name }: ApplicationSideProps) {
  const { title, text, next } = careers.apply;
  return (
    <div className={styles.side}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="lede">{text}</p>
      <WovenName name={name} />
      <ol className={styles.next}>
        {next.map(({ title: step, text: sentence }) => (
          <li key={step}>
            <b>{`${step} `}</b>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

type WovenNameProps = { name: string };

/** The applicant's name, woven while it is typed, as in the office's email. Loads the generator with the first letter. */
function WovenName({ name }: WovenNameProps) {
  const [weave, setWeave] = useState<(name: string) => string>();
  const { nobody, text } = careers.apply.woven;
  const isNamed = name !== '';
  useEffect(() => {
    if (!isNamed) return;
    // Keep the silent line if the generator fails to load; it is decorative.
    import('../../weave/woven-line.ts').then(
      ({ wovenLineSvg }) => setWeave(() => wovenLineSvg),
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
