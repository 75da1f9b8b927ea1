import { formWords } from '#content/words/form-words.ts';
import { Woven } from '../../ui/marks/Woven.tsx';
import { wovenLineSvg } from '../../weave/woven-line-svg.ts';
import styles from './Receipt.module.css';
import { receiptFile } from './receipt-file.ts';

type ReceiptProps = { name: string; reference: string | undefined };

/** The line woven from the visitor's name, the same as in the office's email, and a link that saves it. */
export function Receipt({ name, reference }: ReceiptProps) {
  const { fileName, svg } = receiptFile(name, reference);
  return (
    <figure className={styles.receipt}>
      <Woven svg={wovenLineSvg(name)} />
      <figcaption>
        {formWords.receipt.text}{' '}
        <a className="link" href={`data:image/svg+xml,${encodeURIComponent(svg)}`} download={fileName}>
          {formWords.receipt.save}
        </a>
      </figcaption>
    </figure>
  );
}
