import { markdownLink } from '#contract/text.ts';

type LinkedTextProps = {
  /** Text with links as in Markdown: `Read the [terms](/terms-of-service).` */
  text: string;
  className?: string;
};

export function LinkedText({ text, className }: LinkedTextProps) {
  // A text, the label of its link and the address in turn.
  return text.split(markdownLink).map((part, index, parts) => {
    if (index % 3 !== 1) return index % 3 === 0 && part;
    return (
      <a key={part} className={className} href={parts[index + 1]}>
        {part}
      </a>
    );
  });
}
