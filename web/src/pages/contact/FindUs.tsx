import { useEffect, useRef, useState } from 'react';
import { company } from '#content/company.ts';
import { contact, officeAddress } from '#content/pages/contact.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Glyph } from '../../ui/marks/Glyph.tsx';
import { mapGlyph, outGlyph } from '../../ui/marks/glyphs.ts';
import { Woven } from '../../ui/marks/Woven.tsx';
import styles from './FindUs.module.css';
import { street } from './street.woven.ts';

/** The map on demand (D39): until the visitor asks for it, nothing is sent to the company it comes from. */
export function FindUs() {
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { title, notice, load, open } = contact.map;
  const { mapEmbed, openInMaps } = company.links;
  useEffect(() => {
    // The button that was pressed is gone; what it brought takes the focus.
    if (isAsked) frame.current?.focus();
  }, [isAsked]);
  return (
    <section className={styles.find} aria-labelledby="find">
      <SectionHead
        className="wrap"
        title={title}
        titleId="find"
        beside={
          <>
            <p>{notice}</p>
            {/* Its host may be blocked, and then the frame stays empty. */}
            {isAsked && openInMaps && (
              <ButtonLink href={openInMaps} look="secondary" newTab>
                {open}
                <Glyph path={outGlyph} />
              </ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.map}>
        <iframe
          ref={frame}
          title={title}
          sandbox={isAsked ? 'allow-scripts allow-same-origin allow-popups' : ''}
          src={isAsked ? mapEmbed : undefined}
          loading="lazy"
          referrerPolicy="no-referrer"
          inert={!isAsked}
        />
        {!isAsked && (
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
                    <Button onClick={() => setAsked(true)}>
                      <Glyph path={mapGlyph} />
                      {load}
                    </Button>
                  )}
                  {openInMaps && (
                    <ButtonLink href={openInMaps} look="secondary" newTab>
                      {open}
                      <Glyph path={outGlyph} />
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
