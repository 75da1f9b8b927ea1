import { telephoneHref } from '#content/company.ts';
import { homeHero } from '#content/home-hero.ts';
import styles from './RingIt.module.css';

/** A number that a voice agent answers; nothing if there is none. */
export function RingIt({ phone }: { phone: string }) {
  if (phone === '') return null;
  return (
    <p className={styles.ring}>
      {homeHero.ring}{' '}
      <a className="link" href={telephoneHref(phone)}>
        {phone.replaceAll(' ', '\u{a0}')}
      </a>
    </p>
  );
}
