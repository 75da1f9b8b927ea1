import { memo } from 'react';
import type { Entry } from '../../chat/conversation.ts';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import styles from './OwnLine.module.css';
import { ownLine } from './own-line.ts';

type OwnLineProps = { entries: readonly Entry[] };

/** The visitor's conversation as a woven line. Rendered only when it changes, otherwise its last turn would replay. */
export const OwnLine = memo(function OwnLine({ entries }: OwnLineProps) {
  const { svg, line } = ownLine(entries);
  return <SpokenLine svg={svg} line={line} height={200} className={styles.own} />;
});
