import { formWords } from '#content/forms.ts';
import { Woven } from '../ui/Woven.tsx';
import type { LineSource } from '../weave/woven-line.ts';
import { wovenLineSvg } from '../weave/woven-line-svg.ts';
import styles from './Receipt.module.css';
import { receiptFile } from './receipt-file.ts';

type ReceiptProps = { source: LineSource; reference: string | undefined };

/** The line woven from the visitor's name or recording, the same as in the office's email, and a link that saves it. */
export function Receipt({ source, reference }: ReceiptProps) {
  const { fileName, svg } = receiptFile(source, reference);
  return (
    <figure className={styles.receipt}>
      <Woven svg={wovenLineSvg(source)} />
      <figcaption>
        {typeof source === 'string' ? formWords.receipt.name : formWords.receipt.voice}{' '}
        <a className="link" href={`data:image/svg+xml,${encodeURIComponent(svg)}`} download={fileName}>
          {formWords.receipt.save}
        </a>
      </figcaption>
    </figure>
  );
}
