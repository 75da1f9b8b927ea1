type PictureProps = {
  /** Address in the content: `/art/…` for a woven picture, anything else as it stands. */
  src: string;
  width: number;
  height: number;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
};

declare const __ART_VERSION__: string;

/** Address of a picture: woven ones lie in a folder named after their content, so that they can be cached for ever. */
export function pictureAddress(src: string): string {
  return src.replace(/^\/art\//, `/art/${__ART_VERSION__}/`);
}

/** A picture that loads when it comes near, in a place kept free for it. */
export function Picture({ src, width, height, alt, className }: PictureProps) {
  return (
    <img
      src={pictureAddress(src)}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
