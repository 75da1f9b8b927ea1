import { useEffect, useRef, useState } from 'react';
import { coverPath, postPath } from '#head/blog-url.ts';
import type { PostImage } from '#contract/post.ts';

type PostPictureProps = {
  slug: string;
  image: PostImage | undefined;
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

/** Image of a post with the aspect ratio 8:5, which reserves its space before it loads. Falls back to the cover that is woven from its slug. */
export function PostPicture({ slug, image, place, lang }: PostPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const img = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The image may have failed before hydration, when no error handler was attached.
    if (img.current?.complete && img.current.naturalWidth === 0) setFailed(true);
  }, []);
  // Load images after the text even if they are visible, because visitors read the text first.
  const loading = { loading: 'lazy', decoding: 'async', fetchPriority: 'low' } as const;
  return (
    // A view transition moves the picture from its card to its page.
    <div className="frame" data-carried={postPath(slug)}>
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
      {(!image || hasFailed) && <img src={coverPath(slug)} width={640} height={400} alt="" {...loading} />}
    </div>
  );
}
