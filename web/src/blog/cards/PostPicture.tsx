import { useEffect, useRef, useState } from 'react';
import type { FeaturedMedia } from '#contract/cms.ts';
import { pictureAddress } from '../../ui/marks/Picture.tsx';
import styles from './PostPicture.module.css';

type PostPictureProps = {
  media: FeaturedMedia | undefined;
  /** Woven picture that stands in for one that is missing or fails. */
  woven: string;
  /** Share of the window it takes. */
  place: keyof typeof sizes;
};

const sizes = {
  card: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw',
  lead: '(min-width: 60rem) 55vw, 92vw',
  article: '(min-width: 64rem) 44vw, 92vw',
} as const;

/** Picture of a post, 8 by 5, its place kept free before it loads. A featured image that fails is hidden. */
export function PostPicture({ media, woven, place }: PostPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before there was anybody to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  // After the words, also where it is in view: those are what is read first, and so painted first.
  const loading = { loading: 'lazy', decoding: 'async', fetchPriority: 'low' } as const;
  return (
    <div className={place === 'card' ? styles.picture : `first ${styles.picture}`}>
      {media && (
        <img
          ref={image}
          src={media.source_url}
          srcSet={media.srcset}
          sizes={media.srcset && sizes[place]}
          width={media.width}
          height={media.height}
          alt={media.alt_text}
          hidden={hasFailed}
          onError={() => setFailed(true)}
          {...loading}
        />
      )}
      {(!media || hasFailed) && <img src={pictureAddress(woven)} width={640} height={400} alt="" {...loading} />}
    </div>
  );
}
