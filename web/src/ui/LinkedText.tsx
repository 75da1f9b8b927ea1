type LinkedTextProps = {
  /** Text with links as in Markdown: `Read the [terms](/terms-of-service).` */
  text: string;
  /** Class of the links. */
  className?: string;
};

const link = /(\[[^\]]+\]\([^)]+\))/;

/** A sentence of the content that contains links. */
export function LinkedText({ text, className }: LinkedTextProps) {
  return text.split(link).map((part) => {
    const [, label, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (label === undefined) return part;
    return (
      <a key={part} className={className} href={href}>
        {label}
      </a>
    );
  });
}
