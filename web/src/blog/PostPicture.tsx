import { useEffect, useRef, useState } from 'react';
import type { PostImage } from '#contract/post.ts';
import { imageUrl } from '../ui/Picture.tsx';
import styles from './PostPicture.module.css';

type PostPictureProps = {
  /** Path of the post's page: a view transition moves the picture from its card to its page. */
  path: string;
  image: PostImage | undefined;
  /** URL of the woven image, shown if the post has no image or it fails to load. */
  woven: string;
  /** Where the image is shown; selects its `sizes` attribute. */
  place: keyof typeof sizes;
  /** Language of the alternative text if it is not that of the site. */
  lang: string | undefined;
};

const sizes = {
  card: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw',
  lead: '(min-width: 60rem) 55vw, 92vw',
  article: '(min-width: 64rem) 44vw, 92vw',
} as const;

/** Image of a post with the aspect ratio 8:5, which reserves its space before it loads. Falls back to a woven image. */
export function PostPicture({ path, image, woven, place, lang }: PostPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const img = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The image may have failed before hydration, when no error handler was attached.
    if (img.current?.complete && img.current.naturalWidth === 0) setFailed(true);
  }, []);
  // Load images after the text even if they are visible, because visitors read the text first.
  const loading = { loading: 'lazy', decoding: 'async', fetchPriority: 'low' } as const;
  return (
    <div className={styles.picture} data-carried={path}>
      {image && (
        <img
          ref={img}
          src={image.url}
          srcSet={image.srcset}
          sizes={image.srcset && sizes[place]}
          width={image.width}
          height={image.height}
          alt={image.alt}
          lang={lang}
          hidden={hasFailed}
          onError={() => setFailed(true)}
          {...loading}
        />
      )}
      {(!image || hasFailed) && <img src={imageUrl(woven)} width={640} height={400} alt="" {...loading} />}
    </div>
  );
}
