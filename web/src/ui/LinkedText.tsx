type LinkedTextProps = {
  /** Text with links as in Markdown: `Read the [terms](/terms-of-service).` */
  text: string;
  className?: string;
};

const link = /(\[[^\]]+\]\([^)]+\))/;

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
