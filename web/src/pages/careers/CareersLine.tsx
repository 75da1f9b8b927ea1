import { careers } from '#content/careers.ts';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import { line } from '../careers.art.static.ts';

/** The captioned line of the hero. */
export function CareersLine() {
  return <SpokenLine svg={line} line={careers.line} height={150} />;
}
