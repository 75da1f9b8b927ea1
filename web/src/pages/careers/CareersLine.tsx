import { careers } from '#content/careers.ts';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import { line } from '../careers.art.static.ts';

export function CareersLine() {
  return <SpokenLine svg={line} line={careers.line} />;
}
