import { careers } from '#content/pages/careers.ts';
import { SpokenLine } from '../../ui/marks/SpokenLine.tsx';
import { line } from './line.woven.ts';

/** An application as a conversation. */
export function CareersLine() {
  return <SpokenLine svg={line} line={careers.line} height={150} />;
}
