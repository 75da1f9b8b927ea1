import { useEffect, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import { contact, officeAddress } from '#content/contact.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SectionHead } from '../../ui/Section.tsx';
import { UiIcon, outIcon } from '../../ui/UiIcon.tsx';
import { Woven } from '../../ui/Woven.tsx';
import styles from './FindUs.module.css';
import { street } from '../contact.art.static.ts';

const mapIcon = 'M9 4 3 6.5v13.5l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20';

/** A map that loads on click. Before that, no data such as the visitor's IP address is sent to the map provider. */
export function FindUs() {
  const [isLoaded, setLoaded] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { title, notice, load, open } = contact.map;
  const { mapEmbed, openInMaps } = company.links;
  useEffect(() => {
    // Loading the map unmounts the button, and keyboard users would lose their place. Not the frame, because Firefox
    // does not focus one that was inert.
    if (isLoaded) section.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  return (
    <section ref={section} className={`${styles.find} no-print`} aria-labelledby="find" tabIndex={-1}>
      <SectionHead
        className="wrap"
        title={title}
        titleId="find"
        beside={
          <>
            <p>{notice}</p>
            {/* If the network blocks the map provider, the frame is empty; the link still works elsewhere. */}
            {isLoaded && openInMaps && (
              <ButtonLink href={openInMaps} look="secondary" newTab>
                {open}
                <UiIcon path={outIcon} />
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.map}>
        <iframe
          title={title}
          sandbox={isLoaded ? 'allow-scripts allow-same-origin allow-popups' : ''}
          src={isLoaded ? mapEmbed : undefined}
          loading="lazy"
          referrerPolicy="no-referrer"
          inert={!isLoaded}
        />
        {!isLoaded && (
          <div className={styles.cover}>
            <Woven svg={street} className={styles.street} />
            <div className={styles.card}>
              <b className={styles.pin} aria-hidden="true" />
              <div>
                <p>
                  <b>{company.brand}</b>
                  <br />
                  {officeAddress.join(' ')}
                </p>
                <div className={styles.actions}>
                  {mapEmbed && (
                    <Button onClick={() => setLoaded(true)}>
                      <UiIcon path={mapIcon} />
                      {`${load} `}
                    </Button>
                  )}
                  {openInMaps && (
                    <ButtonLink href={openInMaps} look="secondary" newTab>
                      {open}
                      <UiIcon path={outIcon} />
                    </ButtonLink>
                  )}
                </div>
              </div>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
