import { receiptWords } from '#content/forms.ts';
import { Woven } from '../ui/Woven.tsx';
import { type LineSource, wovenLineSvg, wovenLineBox, wovenLinePaths } from '../weave/woven-line.ts';
import styles from './Receipt.module.css';
import { colors } from '#content/colors.ts';
import { company } from '#content/company.ts';
import { escapeHtml } from '#contract/text.ts';
import { stitchColors } from '../weave/stitch-colors.ts';

type ReceiptProps = { source: LineSource; reference: string | undefined };

/** The line woven from the visitor's name or recording, the same as in the office's email, and a link that saves it. */
export function Receipt({ source, reference }: ReceiptProps) {
  const { fileName, svg } = receiptFile(source, reference);
  return (
    <figure className={styles.receipt}>
      <Woven svg={wovenLineSvg(source)} />
      <figcaption>
        {typeof source === 'string' ? receiptWords.name : receiptWords.voice}{' '}
        <a className="link" href={`data:image/svg+xml,${encodeURIComponent(svg)}`} download={fileName}>
          {receiptWords.save}
        </a>
      </figcaption>
    </figure>
  );
}

const margin = 24;

/** Returns the receipt as an SVG file: on its own ground and in the light theme's colours, as it has no stylesheet. */
export function receiptFile(source: LineSource, reference: string | undefined): { fileName: string; svg: string } {
  const width = wovenLineBox.width + 2 * margin;
  const height = wovenLineBox.height + 2 * margin;
  const title = [company.brand, reference].filter((part) => part !== undefined);
  const paths = wovenLinePaths(source, (dye) => `stroke="${stitchColors[dye]}"`);
  return {
    fileName: `${title.join('-')}.svg`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}" ` +
      `viewBox="${-margin} ${-margin} ${width} ${height}"><title>${escapeHtml(title.join(' '))}</title>` +
      `<path fill="${colors.surface.light}" d="M${-margin} ${-margin}h${width}v${height}h${-width}z"/>${paths}</svg>`,
  };
}
