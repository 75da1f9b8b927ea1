import { homeCall } from '#content/home.ts';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import { call } from '../home.art.static.ts';

export function CallLine() {
  return <SpokenLine svg={call} line={homeCall} />;
}
