type PictureProps = {
  /** URL from the content. `/art/…` is generated artwork; other URLs are used unchanged. */
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
};

declare const __ART_VERSION__: string;

/** Returns the URL of an image. Artwork is in a folder named after its hash, so that it can be cached forever. */
export function imageUrl(src: string): string {
  return src.replace(/^\/art\//, `/art/${__ART_VERSION__}/`);
}

/** A lazily loaded image. Width and height reserve its space, so that nothing moves when it loads. */
export function Picture({ src, width, height, alt, className }: PictureProps) {
  return (
    <img
      src={imageUrl(src)}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
